import type { Message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import type { Figure, FigureInput } from '#charts/figure.ts'
import type { Options, OptionValues } from './option.ts'
import type { Slots } from './slots.ts'

/** A view of one kind. */
export interface KindView<Name extends string, O extends Options>
  extends Omit<StoredView, 'kind' | 'options'> {
  readonly kind: Name
  readonly options: OptionValues<O>
}

/** Draws the views of one kind. */
export interface FigureModel<V extends StoredView = StoredView> {
  /** Pure. */
  figure(input: FigureInput<V>): Figure
}

/**
 * All that is to be known about a kind of figure before it is drawn. Light, because every page knows all kinds; what draws
 * it is loaded when it is wanted. What depends on the figures themselves (rows, table, empty state) is said by the model.
 *
 * A view finds its kind by its name, so that no function of a kind meets the view of another.
 */
export interface Kind<Name extends string = string, O extends Options = Options> {
  readonly name: Name
  /** Its name for readers. */
  readonly title: Message
  readonly slots: Slots
  readonly options: O
  readonly needs: Needs<KindView<NoInfer<Name>, NoInfer<O>>>
  /** The view as another kind draws it, where it has the form of that one; null where it is its own. */
  drawnAs?(view: KindView<NoInfer<Name>, NoInfer<O>>): StoredView | null
  model(): Promise<FigureModel<KindView<NoInfer<Name>, NoInfer<O>>>>
}

/** Files that a view needs besides those of its indicators. */
export interface Needs<V extends StoredView = StoredView> {
  /** The figures of the places below, also where it shows a place itself. */
  readonly parts?: true
  /** The figures by group of people of its first indicator. */
  readonly groups?: true
  /** The map that it is drawn on, by the name under which its boundaries are registered; null for none. */
  map?(view: V, reference: ReferenceData): string | null
}

/** Describes one kind of figure, once. */
export function defineKind<const Name extends string, const O extends Options>(
  kind: Kind<Name, O>,
): Kind<Name, O> {
  return kind
}
