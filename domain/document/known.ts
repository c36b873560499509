import type { TemplateView } from './blocks/view-field.ts'

/** What exists outside a document, for it to refer to. */
export interface Known {
  readonly sections: ReadonlySet<string>
  /** The parameters of a section's state that the section does not write so: it has none of that name, or no such value. */
  readonly strangeParameters: (section: string, state: Readonly<Record<string, string>>) => readonly string[]
  readonly indicators: ReadonlySet<number>
  readonly sources: ReadonlySet<number>
  readonly locations: ReadonlySet<number>
  /** What is wrong with a view: no such kind, or no such options. It may leave open what it shows. Empty: nothing. */
  readonly view: (view: TemplateView) => readonly string[]
}
