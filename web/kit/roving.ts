import { nextStop } from './next-stop.ts'

/** The stops of the arrow keys. A slider and a field for text have arrow keys of their own and stay stops of their own. */
const STOPS = 'a[href],button:not(:disabled),summary,select,input[type=checkbox]:not(:disabled)'
/** Layers that open above a group have arrow keys of their own. */
const APART = 'dialog,[role=dialog],[role=listbox],[role=menu],[role=tablist]'
const GROUP = 'data-roving'

const groups = new Set<HTMLElement>()
/** The control of a group that the reader was at last. */
const last = new WeakMap<HTMLElement, HTMLElement>()
/** Controls that are passed over by the Tab key because of their group, and no others. */
const passed = new WeakSet<HTMLElement>()

/**
 * Makes the controls in an element one stop of the Tab key, between which the arrow keys move: the pattern of toolbars and
 * grids. Give it as `ref`. Nothing is done before somebody presses Tab, so that it costs readers with a pointer nothing.
 */
export function roving(group: HTMLElement | null) {
  if (!group) return
  group.setAttribute(GROUP, '')
  groups.add(group)
  const remember = (event: FocusEvent) => {
    const stop = stopsOf(group).find((one) => one === event.target)
    if (stop) last.set(group, stop)
  }
  const move = (event: KeyboardEvent) => moveIn(group, event)
  group.addEventListener('focusin', remember)
  group.addEventListener('keydown', move)
  return () => {
    groups.delete(group)
    group.removeEventListener('focusin', remember)
    group.removeEventListener('keydown', move)
  }
}

document.addEventListener(
  'keydown',
  ({ key }) => {
    if (key === 'Tab') for (const group of groups) settle(group)
  },
  true,
)

/** One control of the group answers to Tab: the one of last time, else the first. */
function settle(group: HTMLElement): void {
  const stops = stopsOf(group)
  const kept = last.get(group)
  const stop = kept && stops.includes(kept) ? kept : stops[0]
  for (const one of stops) {
    if (one === stop) one.removeAttribute('tabindex')
    else {
      one.tabIndex = -1
      passed.add(one)
    }
  }
}

function moveIn(group: HTMLElement, event: KeyboardEvent): void {
  const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return
  // A list or menu opens downwards from its button.
  if (/^Arrow(Up|Down)$/.test(key) && target.matches('select, [aria-haspopup]')) return
  const stops = stopsOf(group)
  const boxes = stops.map((one) => one.getBoundingClientRect())
  const next = stops[nextStop(boxes, stops.indexOf(target), key) ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The controls of a group that are seen, without those of a group inside it. */
function stopsOf(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(STOPS)].filter((one) => {
    if (one.closest(`[${GROUP}], ${APART}`) !== group) return false
    const isPassed = one.tabIndex < 0 && !passed.has(one)
    return !isPassed && one.checkVisibility()
  })
}
