import { contactAddress } from '#domain/front/front.ts'
import type { FrontFields, Step } from './front-fields.ts'

/** What of a front has to be mended before it can be applied: its colour, or the contact that readers would be led to. */
export type FrontFault = 'colour' | 'contact'

/** Whether readers could not turn to what stands as the contact. */
export function isContactWrong(contact: string): boolean {
  return contact.trim() !== '' && contactAddress(contact.trim()) === null
}

/** Everything that is wrong with a front, in the order of its steps. */
export function frontFaults(front: Pick<FrontFields, 'contact'>, colourPasses: boolean): FrontFault[] {
  const faults: FrontFault[] = []
  if (isContactWrong(front.contact)) faults.push('contact')
  if (!colourPasses) faults.push('colour')
  return faults
}

/** The step at which a fault is mended: nobody goes on from there before it is. */
export const STEP_OF: Readonly<Record<FrontFault, Step>> = { contact: 'customize', colour: 'appearance' }
