/** What was refused before the server was asked; the message is French, and the owner's to read. */
export class DeskRefusal extends Error {}
