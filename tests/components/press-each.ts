import { act } from '@testing-library/preact'
import { vi } from 'vitest'
import type { AnsweredCalls, AskedCall } from './made-up-answers.ts'
import { digestOf, treeLines } from './role-tree.ts'

/** Controls that a reader presses; links lead away and are kept with the tree. */
const PRESSABLE = [
  'button:not([disabled])',
  'summary',
  ...['tab', 'checkbox', 'radio', 'switch', 'option', 'menuitem'].map((role) => `[role=${role}]`),
  'input[type=checkbox]:not([disabled])',
  'input[type=radio]:not([disabled])',
].join(',')
/** Controls into which a reader types or chooses. */
const FILLABLE = 'select:not([disabled]),textarea:not([disabled]),input:not([disabled])'
/** Ends the page: how much of it is still asked then is a matter of time. */
const LEAVING = /^press Log ?out$/i
/** Controls of a page that are pressed: those that come later are drawn by the same code more often than not. */
const MOST = 20
/** Lines of each press that are kept as they are; the others by a digest. */
const SHOWN = 4

/** What each control of a page does: its name, what is drawn then that was not, and what is asked of the server. */
export async function pressEach({ made, unanswered }: AnsweredCalls): Promise<string> {
  const done = new Set<string>()
  const lines: string[] = []
  let before = treeLines(document.body)
  while (done.size < MOST) {
    const next = firstControl((name) => !LEAVING.test(name) && !done.has(name))
    if (!next) break
    done.add(next.name)
    const earlier = made.length
    const from = location.href
    await act(async () => next.use())
    await pause()
    const after = treeLines(document.body)
    const kept = new Set(before)
    const drawn = after.filter((line) => !kept.has(line))
    const left = new Set(after)
    const gone = before.filter((line) => !left.has(line)).length
    lines.push(
      `${next.name}: ${gone} lines gone, ${drawn.length} drawn, ${digestOf(drawn.join('\n'))}`,
      ...drawn.slice(0, SHOWN),
      ...made.slice(earlier).map(askedLine),
      ...ledTo(from),
    )
    before = await closed(after)
  }
  // A press may ask for a file of the site, which this ring has not.
  lines.push(...unanswered.splice(0).map((call) => `unanswered ${call}`))
  return `${lines.join('\n')}\n`
}

/**
 * Where a press has led. This DOM goes to the address of a download and of an e-mail, where a browser stays on its page: it is led back.
 */
function ledTo(from: string): string[] {
  if (location.href === from) return []
  if (location.origin === new URL(from).origin)
    return [`  leads to ${location.pathname}${location.search}${location.hash}`]
  const { protocol } = location
  Reflect.get(window, 'happyDOM').setURL(from)
  return [`  leads to ${protocol}`]
}

function askedLine({ call, path, query, body }: AskedCall): string {
  const values = JSON.stringify({ path, query, body })
  return `  asks ${call} ${values.length > 200 ? digestOf(values) : values}`
}

type Fillable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Control {
  readonly name: string
  readonly use: () => void
}

/** What is filled comes first. */
function firstControl(isWanted: (name: string) => boolean): Control | null {
  const root = document.querySelector('[role=dialog]') ?? document.body
  for (const element of root.querySelectorAll<Fillable>(FILLABLE)) {
    const name = `fill ${nameOf(element)}`
    const value = isWanted(name) ? valueFor(element) : null
    if (value !== null) return { name, use: () => fill(element, value) }
  }
  for (const element of root.querySelectorAll<HTMLElement>(PRESSABLE)) {
    const name = `press ${nameOf(element)}`
    if (isWanted(name)) return { name, use: () => element.click() }
  }
  return null
}

function nameOf(element: HTMLElement): string {
  const labelled = element.getAttribute('aria-label') ?? element.closest('label')?.textContent
  return (labelled || element.textContent || element.getAttribute('name') || element.tagName)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 60)
}

/** Another value than the control has; null where none can be given by hand. */
function valueFor(element: Fillable): string | null {
  if (element instanceof HTMLSelectElement)
    return (
      [...element.options].find(({ value, disabled }) => !disabled && value !== element.value)?.value ?? null
    )
  if (/^(checkbox|radio|file|hidden|button|submit|image|reset)$/.test(element.type)) return null
  if (/^(number|range)$/.test(element.type)) return element.value === '12' ? '13' : '12'
  if (element.type === 'date') return '2026-11-20'
  if (element.type === 'email') return 'bola@example.org'
  return 'Kano 12'
}

/** As a browser does, so that the page hears of it. */
function fill(element: Fillable, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
}

/** The tree after Escape, where something lies open over the page. */
async function closed(open: string[]): Promise<string[]> {
  if (!document.querySelector('[role=dialog],[role=menu],[role=listbox]')) return open
  await act(async () => {
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    ;(document.activeElement ?? document.body).dispatchEvent(key)
  })
  await pause()
  return treeLines(document.body)
}

/** Answers and parts that a press asks for. The clock is made up. */
async function pause(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await act(async () => {
      await vi.dynamicImportSettled()
      await vi.advanceTimersByTimeAsync(100)
    })
  }
}
