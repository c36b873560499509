import type { Phrasings } from '#domain/question/phrasings.ts'
import { CHILDREN_DESCRIPTIONS } from './descriptions/children.ts'
import { CHRONIC_DESCRIPTIONS } from './descriptions/chronic.ts'
import { INFECTIONS_DESCRIPTIONS } from './descriptions/infections.ts'
import { LIVING_DESCRIPTIONS } from './descriptions/living.ts'
import { MOTHERS_DESCRIPTIONS } from './descriptions/mothers.ts'
import { SERVICES_DESCRIPTIONS } from './descriptions/services.ts'
import { VACCINES_DESCRIPTIONS } from './descriptions/vaccines.ts'

/** How people describe indicators whose names they do not know, by code. Several may be described in nearly the same words. */
export const DESCRIPTIONS: Phrasings = {
  ...MOTHERS_DESCRIPTIONS,
  ...CHILDREN_DESCRIPTIONS,
  ...VACCINES_DESCRIPTIONS,
  ...INFECTIONS_DESCRIPTIONS,
  ...CHRONIC_DESCRIPTIONS,
  ...SERVICES_DESCRIPTIONS,
  ...LIVING_DESCRIPTIONS,
}
