import type { Phrasings } from '#domain/question/phrasings.ts'
import { CHILDREN_SAYINGS } from './sayings/children.ts'
import { CHRONIC_SAYINGS } from './sayings/chronic.ts'
import { INFECTIONS_SAYINGS } from './sayings/infections.ts'
import { LIVING_SAYINGS } from './sayings/living.ts'
import { MOTHERS_SAYINGS } from './sayings/mothers.ts'
import { SERVICES_SAYINGS } from './sayings/services.ts'

/** Names of indicators that are meant word for word, by code. */
export const SAYINGS: Phrasings = {
  ...MOTHERS_SAYINGS,
  ...CHILDREN_SAYINGS,
  ...INFECTIONS_SAYINGS,
  ...CHRONIC_SAYINGS,
  ...LIVING_SAYINGS,
  ...SERVICES_SAYINGS,
}
