import type { Hole } from '../parameters.ts'
import type { TemplateView } from './view-field.ts'

/** The same without holes. */
export type Filled<T> = T extends Hole
  ? never
  : T extends object
    ? { readonly [Key in keyof T]: Filled<T[Key]> }
    : T

/** The way of closing the holes of a document: the value of each in texts, in ids and in views. */
export interface Closing {
  /** The names for the holes of a text. */
  text(words: string): string
  /** The same in rich text. */
  html(html: string): string
  /** The value of a text that is a hole and nothing else; any other text as it is. */
  value(text: string): string
  /** The id that stands for a hole. Throws a RangeError where nothing closes it. */
  id(id: number | Hole): number
  /** A view with lists that hold the values of its holes, each once. */
  view(view: TemplateView): Filled<TemplateView>
}
