import type { Choice } from '#charts/kind/option.ts'
import type { View } from '#charts/view.ts'
import { type Segmented, segmented } from '#sections/definition/control.ts'

/** A choice inside a figure as its kind offers it; nothing where it makes no difference in the view, null before there is one. */
export function kindChoice<T extends string, State>(
  { offer }: Choice<T>,
  view: View | null,
  chosen: Pick<Segmented<State, T>, 'value' | 'change' | 'labelled'>,
): Segmented<State, T>[] {
  if (view && offer.shown?.(view) === false) return []
  return [segmented({ label: offer.label, options: offer.choices, ...chosen })]
}
