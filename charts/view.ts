import type { StoredView } from '#domain/view/stored-view.ts'
import type { Kind, KindView } from './kind/define-kind.ts'
import { takes } from './kind/option.ts'
import { KINDS } from './kinds.ts'

type Described = (typeof KINDS)[number]

/** The name of a kind of figure. */
export type FigureKind = Described['name']

type ViewOf<K> = K extends Kind<infer Name, infer O> ? KindView<Name, O> : never

/**
 * A figure on screen as data: what a section, an embed, a block of a document and a shared link hold. A union over the kinds,
 * so that each has its own options and no others.
 */
export type View = ViewOf<Described>

/** The kind of that name; undefined for an unknown one. */
export function kindNamed(name: string | null): Kind | undefined {
  return KINDS.find((kind) => kind.name === name)
}

/** The kind of a view. */
export function kindOf({ kind }: Pick<View, 'kind'>): Kind {
  const found = kindNamed(kind)
  if (!found) throw new RangeError(`${kind} is no kind of figure`)
  return found
}

/** The view by which its figure is drawn: itself, or one of the kind whose form it has. */
export function drawnView(view: View): View {
  const other = kindOf(view).drawnAs?.(view)
  return other && isView(other) ? other : view
}

/** True when a stored view is of a known kind and has only options that the kind has, each with a value that it takes. */
export function isView(view: StoredView): view is View {
  const kind = kindNamed(view.kind)
  return kind !== undefined && takes(kind.options, view.options)
}
