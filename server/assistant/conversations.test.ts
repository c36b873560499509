import { beforeAll, expect, test } from 'vitest'
import type { Question } from '#domain/question/question.ts'
import type { Cue } from '#domain/question/question-words.ts'
import { aboutIndicator } from '#domain/question/empty-question.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { openConversations } from './conversations.ts'
import { forgetShortLived } from './short-lived.ts'

serverDatabase('conversations', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  /** Those of one process: each opens its own. */
  const here = () => openConversations(database)
  const asked = (change: Partial<Question> = {}): Question => ({
    ...aboutIndicator(7),
    text: 'snow shovels in Northland',
    cues: new Set<Cue>(['best', 'all']),
    readings: [{ words: 'snow shovels', kind: 'indicator', id: 7 }],
    ...change,
  })
  const say = async (session: string, question: Question | null) =>
    (await here().of(session)).remember(question)
  const before = async (session: string) => (await here().of(session)).before

  test('another process knows what was understood, and nobody the words', async () => {
    await say('first', asked())
    expect(await before('first')).toEqual({ ...asked(), text: '', readings: [] })
    expect(await before('second')).toBeNull()
    const [row] = await database.query<{ name: string; content: string }>(
      'select name, content from short_lived',
    )
    expect(JSON.stringify(row)).not.toMatch(/first|shovels|Northland|indicator/)
  })

  test('what was understood before a question that was asked back is kept, without its words too', async () => {
    await say('asked back', asked({ reason: 'ambiguous', earlier: asked({ places: [8] }) }))
    const earlier = (await before('asked back'))?.earlier
    expect(earlier).toEqual({ ...asked({ places: [8] }), text: '', readings: [] })
    const rows = await database.query<{ content: string }>('select content from short_lived')
    expect(JSON.stringify(rows)).not.toMatch(/shovels|Northland/)
  })

  test('what else was asked in the turn is kept, without its words too', async () => {
    await say('several', asked({ others: [asked({ places: [9] })] }))
    expect((await before('several'))?.others).toEqual([{ ...asked({ places: [9] }), text: '', readings: [] }])
    const rows = await database.query<{ content: string }>('select content from short_lived')
    expect(JSON.stringify(rows)).not.toMatch(/shovels|Northland/)
  })

  test('without a name nothing is kept, and a declined turn leaves it as it was', async () => {
    await say('', asked())
    expect(await before('')).toBeNull()
    await say('first', null)
    expect((await before('first'))?.indicators).toEqual([7])
  })

  test('after ten turns that rest on those before the beginning is forgotten', async () => {
    const next = asked({ kept: ['indicator'] })
    for (let turn = 1; turn < 10; turn += 1) await say('long', next)
    expect(await before('long')).not.toBeNull()
    await say('long', next)
    expect(await before('long')).toBeNull()
  })

  test('after an hour of silence it is forgotten, and its row goes', async () => {
    await say('quiet', asked())
    await database.query("update short_lived set ends_at = now() - interval '1 second'")
    expect(await before('quiet')).toBeNull()
    await forgetShortLived(database).run({})
    expect(await database.query('select name from short_lived')).toEqual([])
  })
})
