import type { Mark } from '#charts/figure.ts'
import type { MarkSpot } from '#charts/drawing/mark-spots.ts'
import { markAt } from '#charts/drawing/picture-svg.ts'
import { nearestMark, stepTo } from '#web/views/mark-steps.ts'
import { markWords } from '#charts/words/mark-words.ts'

// The tooltips of a figure in a frame of another site, for pointer, touch and keyboard. The page is whole without them. They
// are a file by themselves, so that a frame does not load the product.

type SaidMark = Pick<Mark, 'id' | 'title' | 'value' | 'lines'>

interface Said {
  readonly hint: string
  readonly marks: readonly SaidMark[]
}

const figure = document.querySelector('figure')
const written = document.getElementById('marks')?.textContent
if (figure && written) enliven(figure, JSON.parse(written))

for (const choice of document.querySelectorAll('select')) {
  choice.addEventListener('change', () => choice.form?.requestSubmit())
}
document.documentElement.classList.add('scripted')

function enliven(box: HTMLElement, { hint, marks }: Said): void {
  const [tip, ring] = [part('div', 'tip'), part('span', 'ring')]
  const stop = stopFor(marks.length, `${box.getAttribute('aria-label') ?? ''}. ${hint}`)
  box.append(stop)
  let at = -1

  const leave = () => {
    at = -1
    tip.remove()
    ring.remove()
  }
  const go = (index: number, byKeyboard: boolean) => {
    const mark = marks[index]
    const spot = spotsOf(box, marks)[index]
    if (!mark || !spot) return leave()
    at = index
    tip.replaceChildren(...wordsOf(mark))
    box.append(tip)
    place(tip, spot, box)
    ring.style.left = `${spot.x}px`
    ring.style.top = `${spot.y}px`
    if (byKeyboard) box.append(ring)
    else ring.remove()
    stop.setAttribute('aria-valuenow', String(index + 1))
    stop.setAttribute('aria-valuetext', markWords(mark))
  }
  const under = (event: MouseEvent) => {
    const shape = event.target instanceof Element ? markAt(event.target) : null
    const own = marks.findIndex(({ id }) => id === shape)
    if (own >= 0) return own
    const edge = box.getBoundingClientRect()
    return nearestMark(spotsOf(box, marks), { x: event.clientX - edge.left, y: event.clientY - edge.top })
  }
  box.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'touch') go(under(event), false)
  })
  box.addEventListener('pointerleave', leave)
  box.addEventListener('click', (event) => go(under(event), false))
  stop.addEventListener('blur', leave)
  stop.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') return leave()
    const next = at < 0 ? firstOf(event.key, marks.length) : stepTo(spotsOf(box, marks), at, event.key)
    if (next === null) return
    event.preventDefault()
    go(next, true)
  })
}

function firstOf(key: string, count: number): number | null {
  if (key === 'End') return count - 1
  return key.startsWith('Arrow') || key === 'Home' ? 0 : null
}

/** One stop of the keyboard for all marks. */
function stopFor(count: number, name: string): HTMLElement {
  const stop = part('div', 'stop')
  const said = {
    role: 'slider',
    tabindex: '0',
    'aria-label': name,
    'aria-valuemin': '0',
    'aria-valuemax': String(count),
    'aria-valuenow': '0',
    'aria-valuetext': '–',
  }
  for (const [attribute, value] of Object.entries(said)) stop.setAttribute(attribute, value)
  return stop
}

/** Where each mark stands in the drawing that is shown, in pixels of its box. */
function spotsOf(box: HTMLElement, marks: readonly SaidMark[]): readonly (MarkSpot | null)[] {
  const edge = box.getBoundingClientRect()
  const drawing = [...box.querySelectorAll('.plot')].find((plot) => plot.getClientRects().length > 0)
  return marks.map(({ id }) => {
    const shape = drawing?.querySelector(`[data-mark="${CSS.escape(id)}"]`)
    if (!shape) return null
    const { left, top, width, height } = shape.getBoundingClientRect()
    return { x: left + width / 2 - edge.left, y: top + height / 2 - edge.top }
  })
}

function wordsOf({ title, value, lines }: SaidMark): HTMLElement[] {
  const said = lines.map(({ text, tone }) => {
    const line = part('div', '', text)
    if (tone) line.dataset.tone = tone
    return line
  })
  return [part('b', '', title), part('b', 'value', value), ...said]
}

/** Above the mark where there is room, else below; always inside the frame. */
function place(tip: HTMLElement, { x, y }: MarkSpot, box: HTMLElement): void {
  const [wide, high] = [tip.offsetWidth, tip.offsetHeight]
  const top = y - 14 - high
  tip.style.left = `${Math.max(0, Math.min(x - wide / 2, box.clientWidth - wide))}px`
  tip.style.top = `${box.getBoundingClientRect().top + top >= 4 ? top : y + 14}px`
}

function part(tag: 'div' | 'span' | 'b', name: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.className = name
  made.textContent = text
  return made
}
