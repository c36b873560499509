import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { answerQuestion } from '#domain/question/answer/answer-question.ts'
import { readAs } from '#domain/question/answer/read-as.ts'
import { checkedReading, isUnread } from '#domain/question/model-reading.ts'
import { readQuestion } from '#domain/question/read-question.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { openModelReader } from './read-by-model.ts'

/** A model of our own: what it was asked last, and what it answers. */
let asked = ''
let reply: (response: ServerResponse) => void = () => undefined
let server: Server
let url: string
let world: QuestionWorld

beforeAll(async () => {
  world = await readQuestionWorld()
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += String(chunk)
    })
    request.on('end', () => {
      asked = body
      reply(response)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const says = (content: unknown) => (response: ServerResponse) =>
  response.end(
    JSON.stringify({
      choices: [{ message: { content: typeof content === 'string' ? content : JSON.stringify(content) } }],
    }),
  )

/** The answer to a question as the model reads it, in words; null where its reading does not hold. */
async function readOtherwise(text: string, readsQuestions = true): Promise<string | null> {
  const reader = { ...world, before: null }
  const readByModel = openModelReader({ url, model: 'small', key: null, readsQuestions })
  const reading = readByModel && (await readByModel(text, world.lexicon))
  const questions = reading && checkedReading(text, reading, reader)
  if (!questions) return null
  return english.text(readAs(answerQuestion(questions, world.data), questions, world.data.reference).text)
}

const QUESTION = 'the fizzled growth of toddlers in Kano in 2018'
const READING = {
  frame: 'level',
  indicator: { words: 'the fizzled growth of toddlers', name: 'Stunting (under 5)' },
  places: ['Kano'],
  sources: [],
  years: [2018],
}

describe('a question that our own reader does not understand', () => {
  test('is one for another reader; one that is outside of the data is not', () => {
    const read = (text: string) => readQuestion(text, { ...world, before: null })
    expect(isUnread(read(QUESTION))).toBe(true)
    expect(isUnread(read('stunting in Kano'))).toBe(false)
    expect(isUnread(read('who will win the election in Kano'))).toBe(false)
    expect(isUnread(read('stunting in Ghana'))).toBe(false)
  })

  test('is answered with our figure, and says who read it', async () => {
    reply = says(READING)
    expect(await readOtherwise(QUESTION)).toMatch(
      /^Understood by a language model as stunting \(under 5\); the figure is ours\. Stunting \(under 5\) in Kano: 56\.9% \(NDHS 2018/,
    )
    expect(asked).toContain(QUESTION)
  })

  test('JSON between marks is read, too', async () => {
    reply = says(`Here it is:\n\`\`\`json\n${JSON.stringify(READING)}\n\`\`\``)
    expect(await readOtherwise(QUESTION)).toContain('56.')
  })

  test.each([
    ['another place', { ...READING, places: ['Lagos'] }],
    ['a place that was not named', { ...READING, places: ['Kano', 'Lagos'] }],
    ['no place', { ...READING, places: [] }],
    ['another year', { ...READING, years: [2013] }],
    ['a source that was not named', { ...READING, sources: ['MICS'] }],
    ['another frame', { ...READING, frame: 'change' }],
    ['a name of its own', { ...READING, indicator: { ...READING.indicator, name: 'Fizzled growth' } }],
    ['words of its own', { ...READING, indicator: { ...READING.indicator, words: 'stunting' } }],
    [
      'a part of the words, so that one is left',
      { ...READING, indicator: { ...READING.indicator, words: 'toddlers' } },
    ],
    [
      'the place among the words',
      { ...READING, indicator: { ...READING.indicator, words: 'of toddlers in Kano' } },
    ],
    ['a field more', { ...READING, value: 12 }],
    ['nothing', {}],
    ['no JSON', 'Stunting in Kano was 99% in 2018.'],
  ])('%s is refused', async (_what, content) => {
    reply = says(content)
    expect(await readOtherwise(QUESTION)).toBeNull()
  })

  test.each([
    ['toddlers who did not have fizzled jabs in Kano in 2018', 'toddlers who did not have fizzled jabs'],
    ['fizzled growth of girls in Kano in 2018', 'fizzled growth of girls'],
    ['most fizzled growth in Kano in 2018', 'most fizzled growth'],
  ])('words that say more are no name: %s', async (text, words) => {
    reply = says({ ...READING, indicator: { words, name: 'Measles immunization coverage' } })
    expect(await readOtherwise(text)).toBeNull()
  })

  test('a model that fails is left alone for a while; one that only phrases is never asked', async () => {
    reply = (response) => response.writeHead(500).end('no')
    const readByModel = openModelReader({ url, model: 'small', key: null, readsQuestions: true })
    expect(await readByModel?.(QUESTION, world.lexicon)).toBeNull()
    reply = says(READING)
    asked = ''
    expect(await readByModel?.(QUESTION, world.lexicon)).toBeNull()
    expect(asked).toBe('')
    expect(await readOtherwise(QUESTION, false)).toBeNull()
    expect(asked).toBe('')
  })
})
