import type { Message } from '#domain/message/message.ts'
import type { TemplateView } from './blocks/view-field.ts'

/** The things outside a document that it may refer to. */
export interface Known {
  readonly sections: ReadonlySet<string>
  /** The parameters of a section's state that the section does not write so: it has none of that name, or no such value. */
  readonly strangeParameters: (section: string, state: Readonly<Record<string, string>>) => readonly string[]
  readonly indicators: ReadonlySet<number>
  readonly sources: ReadonlySet<number>
  readonly locations: ReadonlySet<number>
  /** The faults in a view: no such kind, or no such options. It may leave open its subject. Empty: none. */
  readonly view: (view: TemplateView) => readonly Message[]
}
