import { markAt } from '#charts/drawing/picture-svg.ts'
import type { Mark } from '#charts/figure.ts'
import { markWords } from '#charts/words/mark-words.ts'

/** Says in a drawing what each of its marks is, for readers who go through it piece by piece without seeing it. */
export function nameMarks(drawing: SVGElement, marks: readonly Mark[]): void {
  const words = new Map(marks.map((mark) => [mark.id, markWords(mark)]))
  for (const shape of drawing.querySelectorAll('[data-mark]')) {
    const said = words.get(markAt(shape) ?? '')
    if (said) {
      shape.setAttribute('role', 'img')
      shape.setAttribute('aria-label', said)
    } else shape.setAttribute('aria-hidden', 'true')
  }
}
