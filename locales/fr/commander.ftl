commander-name = Commander
