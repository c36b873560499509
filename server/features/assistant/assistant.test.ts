import { beforeAll, describe, expect, test } from 'vitest'
import { type AssistantAnswer, askAssistant } from '#contract/assistant/assistant.ts'
import { chatEarlier, commandEarlier, queryEarlier } from '#contract/assistant/earlier.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

serverDatabase('questions in words', (open) => {
  let asked: AskedApp
  beforeAll(async () => {
    asked = await askApp({ database: await open('default-data') })
    open.atEnd(() => asked.app.close())
  })
  const ask = async (question: string, session = ''): Promise<AssistantAnswer> =>
    askAssistant.answer.parse(await asked.post('/api/assistant', { question, session }))

  test('are answered with the row that the API of the data serves, and with a link', async () => {
    const { text, rows, declined, links } = await ask('penta 3 kano ndhs 2018')
    const served = await asked.json('/api/data?indicator=18&datasource=2&location=27&period=2018')
    expect(declined).toBe(false)
    expect(rows[0]).toMatchObject({ indicator: 18, datasource: 2, location: 27, period: '2018' })
    expect(JSON.stringify(served)).toContain(String(rows[0]?.value))
    expect(text).toContain('NDHS 2018')
    expect(links[0]?.href).toContain('indicator=18&datasource=2&location=27&period=2018')
  })

  test('quote what the analysis says to quote', async () => {
    const quoted = await asked.post('/api/analysis/best-figure', { indicator: 7, location: 27 })
    const { rows } = await ask('Which figure should I quote for skilled birth attendance in Kano?')
    expect(quoted).toMatchObject({ value: rows[0]?.value })
  })

  test('go on in a conversation, and not in another', async () => {
    await ask('stunting in Kano', 'one')
    expect((await ask('and in Lagos?', 'one')).rows[0]).toMatchObject({ indicator: 14, location: 32 })
    expect(await ask('and in Lagos?', 'two')).toMatchObject({
      declined: true,
      reason: 'no_context',
      rows: [],
    })
  })

  test('are answered in Pidgin, and in one sentence for a message', async () => {
    const answer = await asked.post('/api/assistant', {
      question: 'How many pikin for Kano get Penta 3?',
      language: 'pcm',
    })
    expect(askAssistant.answer.parse(answer).text).toContain(' for Kano')
    const { body, headers } = await asked.app.inject(
      '/api/text?q=measles%20coverage%20in%20Lagos%20ndhs%202018',
    )
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toMatch(/Lagos: \d+\.\d% \(NDHS 2018/)
    expect(body.length).toBeLessThanOrEqual(160)
  })

  test.each([
    ['total population of Kogi East', 1_959_174, '1,959,174 (COD-PS 2016)'],
    ['public health facilities in Lagos East', 69, '69 (Facility census 2019)'],
  ])('%s: a senatorial district has the figures that are held of it', async (question, value, said) => {
    const { rows, text } = await ask(question)
    expect(rows[0]).toMatchObject({ value, kind: 'figure' })
    expect(text).toContain(said)
  })

  test.each([
    ['x'.repeat(20_001), 400],
    [7, 400],
  ])('of a wrong kind are refused', async (question, status) => {
    await asked.refused('/api/assistant', { question }, status)
  })

  test.each([
    'penta 3 kano ndhs 2018',
    'stunting in Borno',
    'Under-five mortality in Nigeria according to UN IGME in 2020',
    'ANC4 Lagos NDHS 2013',
    'Which figure should I quote for measles coverage in Borno?',
    'skilled birth attendance in Kwara',
    'BCG coverage Delta 2018 NDHS',
    'total population of Kano',
    'How many doctors per 10,000 people are there in Nigeria?',
    'How many pikin for Kano get Penta 3?',
    'HIV prevalence Benue',
    'stunting in Kebbi',
  ])('%s: the same number in every channel', async (question) => {
    const { text, rows } = await ask(question)
    const [said] = /\d[\d,]*(?:\.\d+)?/.exec(text.slice(text.indexOf(': ') + 1)) ?? []
    const [first] = rows
    expect(Number(said?.replaceAll(',', ''))).toBeCloseTo(first?.value ?? Number.NaN, 0)
    const { body } = await asked.app.inject(`/api/text?q=${encodeURIComponent(question)}`)
    const others = [
      chatEarlier.answer.parse(await asked.post('/api/assistant/chat', { chatInput: question })).text,
      commandEarlier.answer.parse(await asked.post('/api/assistant/command', { command: question }))
        .text_response,
      JSON.stringify(await asked.post('/api/e4e/ask', { text: question })),
      body,
    ]
    for (const other of others) expect(other).toContain(said)
  })

  describe('in earlier shapes', () => {
    test('the chat, the command and the search answer the same', async () => {
      const { text } = await ask('stunting in Kano')
      const chat = await asked.post('/api/assistant/chat', { chatInput: 'stunting in Kano' })
      expect(chatEarlier.answer.parse(chat)).toEqual({ text, message: text, response: text })
      const command = await asked.post('/api/assistant/command', { command: 'stunting in Kano' })
      expect(commandEarlier.answer.parse(command).text_response).toBe(text)
      const opened = await asked.post('/api/assistant/command', { command: 'open demographics' })
      expect(commandEarlier.answer.parse(opened)).toMatchObject({
        ...{ type: 'Navigation', route: '/dashboard/Demographics', answer: null },
        text_response: 'Opened: Demographics.',
      })
      expect(await asked.post('/api/e4e/ask', { text: 'stunting in Kano' })).toEqual({ response: text })
      const { result } = await asked.shaped('/api/query/stunting', queryEarlier.answer)
      expect(result[0]).toMatchObject({ id: 14 })
    })
  })
})
