import type { Figure } from '#charts/figure.ts'

/** The figure under the title that its author gave it, with their note and what else is said of it before its own notes. */
export function inWordsOf(
  figure: Figure,
  { title, note }: { readonly title: string; readonly note: string },
  remarks: readonly string[] = [],
): Figure {
  const notes = [...(note ? [note] : []), ...remarks, ...figure.notes]
  return { ...figure, title: title || figure.title, notes }
}
