alexandros-name = Alexandros
