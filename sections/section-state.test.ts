import { expect, test } from 'vitest'
import { parseState, sectionDefinition, serialiseState, strangeParameters } from './section-state.ts'
import { SECTIONS } from './sections.ts'

const shared = { indicator: '7', datasource: '2', location: '8', period: '2018' }

test.each(SECTIONS.map(({ slug }) => slug))('%s keeps what a document says of it', async (slug) => {
  const definition = await sectionDefinition(slug)
  if (!definition) throw new Error(`No definition of ${slug}`)
  const state = parseState(definition, { ...shared, nothing: 'of ours' })
  const written = serialiseState(definition, state)
  expect(written).toMatchObject({ indicator: '7' })
  expect(written).not.toHaveProperty('nothing')
  expect(parseState(definition, written)).toEqual(state)
  expect(serialiseState(definition, parseState(definition, {}))).toEqual({})
  expect(strangeParameters(definition, written)).toEqual([])
  expect(strangeParameters(definition, { ...written, nothing: 'of ours', indicator: 'x' })).toEqual([
    'indicator',
    'nothing',
  ])
})

test('a slug that no section has leads to nothing', async () => {
  expect(await sectionDefinition('fortune-telling')).toBeNull()
})
