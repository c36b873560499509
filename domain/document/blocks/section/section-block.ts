import { message } from '#domain/message/message.ts'
import type { FieldReader } from '../../field-reader.ts'
import { DOCUMENT_LIMITS } from '../../limits.ts'
import { PARAMETER_NAMES, type ParameterName } from '../../parameters.ts'
import { PROBLEM_TEXTS } from '../../problem-texts.ts'
import { defineBlock } from '../define-block.ts'
import type { Slot } from '../slot.ts'

type State = Readonly<Record<string, string>>

/** In which parameter of its address a section keeps what each control says. */
const STATE_NAMES = { place: 'location', source: 'datasource', period: 'period' } as const

/** Sections differ; most have so many figures. */
export const SECTION_FIGURES = 4

/**
 * A section of a dashboard by its slug, with the parameters of the address that it opens with. A parameter that is a hole
 * and nothing else stands for the id or the period.
 */
export const sectionBlock = defineBlock('section', (fields) => ({
  section: fields.text('section', DOCUMENT_LIMITS.line),
  state: stateIn(fields),
}))({
  name: message('blocks.section'),
  begin: ({ section, state = {} }: { readonly section: string; readonly state?: State }) => ({
    section,
    state,
  }),
  fill: (block, closing) => ({
    ...block,
    state: Object.fromEntries(
      Object.entries(block.state).map(([name, value]) => [name, closing.value(value)]),
    ),
  }),
  says: ({ section }) => section,
  slots: (block) => {
    const followed: readonly string[] = Object.values(STATE_NAMES)
    const others = Object.entries(block.state).filter(([name]) => !followed.includes(name))
    return [
      ...PARAMETER_NAMES.map((name) => slotOf(block, name)),
      ...others.map(([name, value]) => ({
        path: `state.${name}`,
        ids: null,
        values: [value],
        control: null,
      })),
    ]
  },
  missing: ({ section, state }, known) => {
    if (!known.sections.has(section)) return [['section', PROBLEM_TEXTS.unknownSection(section)]]
    return known
      .strangeParameters(section, closedState(state))
      .map((name) => [`state.${name}`, PROBLEM_TEXTS.strangeParameter(section)] as const)
  },
  figures: () => SECTION_FIGURES,
})

function slotOf<Any extends { readonly state: State }>(block: Any, name: ParameterName): Slot<Any> {
  const { [STATE_NAMES[name]]: own, ...others } = block.state
  return {
    path: `state.${STATE_NAMES[name]}`,
    ids: null,
    values: own === undefined ? [] : [own],
    control: {
      name,
      with: ([value]) => ({
        ...block,
        state: value === undefined ? others : { ...block.state, [STATE_NAMES[name]]: String(value) },
      }),
    },
  }
}

function stateIn(fields: FieldReader): State {
  const { fields: state, names } = fields.inside('state')
  if (names.length > DOCUMENT_LIMITS.entries)
    fields.refuse('state', PROBLEM_TEXTS.atMost(DOCUMENT_LIMITS.entries))
  return Object.fromEntries(names.map((name) => [name, state.text(name, DOCUMENT_LIMITS.line)]))
}

/** The parameters that do not depend on how the document is filled. */
function closedState(state: State): State {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => !/^\{\w+\}$/.test(value)))
}
