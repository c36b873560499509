import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import type { PaperOrder } from './order.ts'
import { setPaper } from './set-paper.ts'
import { Setter, SETTING_BOUNDS } from './setter.ts'

const WORDS =
  '#let given = json("given/data.json")\n#set document(title: given.title)\n#set text(font: "Inter Variable", lang: "en")\n= #given.title\n'
/** Draws longer than anybody waits. */
const ENDLESS = `${WORDS}#{ let sum = 0; let at = 0; while at < given.times { at += 1; let inner = 0; while inner < 9000 { inner += 1; sum += inner } }; str(sum) }`
/** Holds on to all that it makes. */
const GREEDY = `${WORDS}#{ let all = (); let at = 0; while at < given.times { at += 1; all.push(range(1000)) }; str(all.len()) }`

const open: Setter[] = []
afterEach(() => {
  for (const setter of open.splice(0)) setter.close()
})

function setterOf(
  templates: Readonly<Record<string, string>>,
  bounds: Partial<typeof SETTING_BOUNDS> = {},
): Setter {
  const folder = newTestFolder()
  for (const [name, source] of Object.entries(templates)) writeFileSync(join(folder, `${name}.typ`), source)
  const setter = new Setter(folder, { ...SETTING_BOUNDS, ...bounds })
  open.push(setter)
  return setter
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
    await expect(setPaper(order('../setting/setter', {}))).rejects.toThrow(/no name of a template/)
  })
})

describe('bounds:', () => {
  test('what takes too long is ended, and the next is set', async () => {
    const setter = setterOf({ words: WORDS, endless: ENDLESS }, { time: 4000 })
    const [late, next] = await Promise.allSettled([
      setter.set(order('endless', { times: 1e9 })),
      setter.set(order('words', {})),
    ])
    expect(late).toMatchObject({
      reason: { code: 'invalid-input', message: expect.stringContaining('too long') },
    })
    expect(next.status).toBe('fulfilled')
  })

  test('what takes too much memory is ended', async () => {
    const setter = setterOf({ greedy: GREEDY }, { memory: 200 * 1024 * 1024 })
    await expect(setter.set(order('greedy', { times: 1e6 }))).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringContaining('memory'),
    })
  })

  test('what is too large does not even begin', async () => {
    const setter = setterOf({ words: WORDS }, { order: 100 })
    await expect(setter.set(order('words', { title: 'x'.repeat(100) }))).rejects.toMatchObject({
      code: 'invalid-input',
    })
  })

  test('whoever comes to a full queue is told when to come again', async () => {
    const setter = setterOf({ words: WORDS }, { queue: 2 })
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map((title) => setter.set(order('words', { title: String(title) }))),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(outcomes[2]).toMatchObject({
      reason: { code: 'too-many-requests', retryAfter: expect.any(Number) },
    })
    // The queue is empty again.
    await expect(setter.set(order('words', {}))).resolves.toBeDefined()
  })
})
