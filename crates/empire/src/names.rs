//! What regions and provinces are called, in words and as elements of a scene.

use crate::state::Empire;
use table::Message;

impl Empire {
    /// The current region in words.
    pub(crate) fn region_name(&self) -> Message {
        self.name_of_region(self.region())
    }

    /// A region in words. A region of someone's own edition shows the name it is given there.
    pub(crate) fn name_of_region(&self, region: usize) -> Message {
        let name = self.setup.edition.region[region].as_ref().name.as_str();
        let id = match name {
            "hellas-and-thracia" => "empire-region-hellas-and-thracia",
            "asia-minor" => "empire-region-asia-minor",
            "syria-and-egypt" => "empire-region-syria-and-egypt",
            "mesopotamia" => "empire-region-mesopotamia",
            "persia" => "empire-region-persia",
            "bactria-and-india" => "empire-region-bactria-and-india",
            other => return Message::new("empire-region-own").with("name", other),
        };
        Message::new(id)
    }

    /// A ground of the current region in words: the campaign symbol or a province.
    pub(crate) fn ground_name(&self, ground: u8) -> Message {
        self.name_of_ground(self.region(), ground)
    }

    /// A ground of any region in words.
    pub(crate) fn name_of_ground(&self, region: usize, ground: u8) -> Message {
        let provinces = &self.setup.edition.region[region].as_ref().provinces;
        match usize::from(ground).checked_sub(1).and_then(|index| provinces.get(index)) {
            Some(province) => Message::new("empire-province").with("name", province.as_ref().name.as_str()),
            None => Message::new("empire-campaign-symbol").with("number", region + 1),
        }
    }

    /// The element of a ground of the current region.
    pub(crate) fn province_id(&self, ground: u8) -> String {
        element(self.region(), ground)
    }
}

/// The element of a ground of a region.
pub(crate) fn element(region: usize, ground: u8) -> String {
    format!("province-{}-{ground}", region + 1)
}
