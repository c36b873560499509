import type { Language } from '#domain/message/language.ts'

/** A file that travels with a letter. `inline`: the name under which its HTML shows it. */
export interface Attachment {
  readonly name: string
  readonly type: string
  readonly base64: string
  readonly inline?: string
}

/** A letter to one person, as plain text and as HTML with the same words. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The site's own name, where the settings name no sender; absent: the product's own name. */
  readonly sender?: string
  /** Where an answer goes; absent: to the sender, which nobody may read. */
  readonly replyTo?: string
  readonly attachments?: readonly Attachment[]
  /** Further lines of its head, by their names. */
  readonly headers?: Readonly<Record<string, string>>
  /** How long it is worth reading, in minutes: as long as the link in it works. Absent: always. */
  readonly minutes?: number
}

/** A letter that can be written once the site's own name is known, in the language of its receiver; in English where none is known. */
export type LetterOf = (site: string, language?: Language) => Letter

/** The way out for letters. Throws when a letter cannot be handed over; the caller says what is kept and what to do. */
export interface Mail {
  send(letter: Letter): Promise<void>
}
