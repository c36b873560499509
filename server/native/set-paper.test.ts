import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { flat, readPdf } from '#tests/builders/pdf-text.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import type { PaperOrder } from './order.ts'
import { NativeChild, type NativeBounds } from './native-child.ts'
import { LARGEST_ORDER, setPaper } from './set-paper.ts'
import { PROJECT } from '#server/platform/project-folder.ts'

const PROBE = readFileSync(join(PROJECT, 'server/paper/templates/probe.typ'), 'utf8')
const WORDS =
  '#let given = json("given/data.json")\n#set document(title: given.title)\n#set text(font: "Inter Variable", lang: "en")\n= #given.title\n'
/** Draws longer than anybody waits. */
const ENDLESS = `${WORDS}#{ let sum = 0; let at = 0; while at < given.times { at += 1; let inner = 0; while inner < 9000 { inner += 1; sum += inner } }; str(sum) }`
/** Holds on to all that it makes. */
const GREEDY = `${WORDS}#{ let all = (); let at = 0; while at < given.times { at += 1; all.push(range(1000)) }; str(all.len()) }`

const BOUNDS = { time: 30_000, memory: 700 * 1024 * 1024, idle: 60_000 }
const waiting = new AbortController().signal

const open: NativeChild[] = []
afterEach(() => {
  for (const child of open.splice(0)) child.close()
})

function setterOf(
  templates: Readonly<Record<string, string>>,
  { largest = LARGEST_ORDER, ...bounds }: Partial<NativeBounds & { readonly largest: number }> = {},
) {
  const folder = newTestFolder()
  const all = { ...templates, probe: PROBE }
  for (const [name, source] of Object.entries(all)) writeFileSync(join(folder, `${name}.typ`), source)
  const ground = { templates: folder, fonts: join(PROJECT, 'charts/fonts/paper') }
  const child = new NativeChild(ground, { ...BOUNDS, ...bounds })
  open.push(child)
  return {
    child,
    set: (asked: PaperOrder, signal = waiting) => setPaper(asked, signal, { child, largest }),
  }
}

function order(template: string, data: object, files: PaperOrder['files'] = {}): PaperOrder {
  return {
    template,
    data: { title: 'Snow', ...data },
    files,
    as: 'pdf',
    madeAt: new Date('2026-11-01T00:00:00Z'),
  }
}

const head = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')

describe('pages', () => {
  test('are tagged, and the same for the same order', async () => {
    const setter = setterOf({ words: WORDS })
    const first = await setter.set(order('words', {}))
    expect(head(first)).toMatch(/^%PDF-1\.7/)
    expect(head(first)).toContain('/MarkInfo')
    expect(await setter.set(order('words', {}))).toEqual(first)
  })

  test.each([
    '#panic("x")',
    '#read("/etc/passwd")',
    '= $ * _ ` \\ " ] )',
    '"); panic(',
    '#import "@preview/x:1.0.0": *',
  ])('say %s, and do not run it', async (title) => {
    const pdf = await setterOf({ words: WORDS }).set(order('words', { title }))
    expect(head(pdf)).toMatch(/^%PDF/)
  })

  test('with a sign that no typeface has are set too', async () => {
    const pdf = await setterOf({ words: WORDS }).set(order('words', { title: 'Snow \u{10FFFD}' }))
    expect(head(pdf)).toMatch(/^%PDF/)
  })

  test('have the pictures that came with them, each under a name and nowhere else', async () => {
    const setter = setterOf({ picture: `${WORDS}#image("given/a.svg", alt: "A line")` })
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9" stroke="#000"/></svg>'
    expect(head(await setter.set(order('picture', {}, { 'a.svg': svg })))).toMatch(/^%PDF/)
    // The picture of one order is not there for the next.
    await expect(setter.set(order('picture', {}))).rejects.toThrow(/a\.svg/)
    await expect(setter.set(order('picture', {}, { '../a.svg': svg }))).rejects.toThrow(/no name of a file/)
  })

  test('need a template of ours', async () => {
    await expect(setterOf({}).set(order('words', {}))).rejects.toThrow('There is no template words.')
    await expect(setterOf({}).set(order('../native/words', {}))).rejects.toThrow(/no name of a template/)
  })
})

/** The next process that is started does nothing, as one that draws without an end; unlike that it takes no processor. */
const stopAtOnce = (message: unknown) => {
  unsubscribe('child_process', stopAtOnce)
  const { process: child } = message as { readonly process: ChildProcess }
  child.once('spawn', () => child.kill('SIGSTOP'))
}

describe('bounds:', () => {
  test('what takes too long is ended, and the next is set', async () => {
    const setter = setterOf({ words: WORDS }, { time: 8000 })
    subscribe('child_process', stopAtOnce)
    const [late, next] = await Promise.allSettled([
      setter.set(order('words', {})),
      setter.set(order('words', {})),
    ])
    expect(late).toMatchObject({
      reason: { code: 'too-much-work', message: expect.stringContaining('too long') },
    })
    expect(next.status).toBe('fulfilled')
  })

  test('what takes too much memory is ended', async () => {
    const setter = setterOf({ greedy: GREEDY }, { memory: 200 * 1024 * 1024 })
    await expect(setter.set(order('greedy', { times: 1e6 }))).rejects.toMatchObject({
      code: 'too-much-work',
      message: expect.stringContaining('memory'),
    })
  })

  test('what is too large does not even begin', async () => {
    const setter = setterOf({ words: WORDS }, { largest: 100 })
    await expect(setter.set(order('words', { title: 'x'.repeat(100) }))).rejects.toMatchObject({
      code: 'too-much-work',
    })
  })

  test('what nobody waits for any more is ended, and the next is set', async () => {
    const setter = setterOf({ words: WORDS, endless: ENDLESS })
    const left = new AbortController()
    const [gone, next] = [
      setter.set(order('endless', { times: 1e9 }), left.signal).catch((error: unknown) => error),
      setter.set(order('words', {})),
    ]
    left.abort('gone')
    expect(await gone).toBe('gone')
    expect(head(await next)).toMatch(/^%PDF/)
  })

  test('T46: a drawing that kills the code that draws it costs one answer', async () => {
    const { child } = setterOf({})
    // A half transparent part that lies outside of the picture: this version of the library panics over it.
    const draw = (x: number) =>
      child.ask(
        'dots',
        {
          svg: `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><g opacity="0.5"><rect x="${x}" width="9" height="9"/></g></svg>`,
          fit: { mode: 'zoom', value: 1 },
          background: null,
          fonts: { files: [join(PROJECT, 'charts/fonts/inter-400.ttf')], family: 'Inter Variable' },
          most: 1e6,
        },
        waiting,
      )
    const [dead, next] = await Promise.allSettled([draw(5000), draw(5)])
    expect(dead).toMatchObject({
      reason: { code: 'cannot-be-made', cause: expect.stringContaining('SIGABRT') },
    })
    expect(next).toMatchObject({ value: expect.any(Uint8Array) })
  })

  test('signs that no typeface has are seen, and named to the template', async () => {
    const template = `${WORDS}#given.at("unset", default: "all are there")`
    const said = async (title: string) =>
      readPdf(await setterOf({ words: template }).set(order('words', { title }))).text
    expect(await said('Ọ̀yọ́ Ƙano')).toContain(flat('all are there'))
    const text = await said('Snow \u{10FFFD}')
    expect([text.includes(flat('Snow □')), text.includes('U+10FFFD')]).toEqual([true, true])
  })
})
