import { PROGRAM_ADDRESS } from '#catalogue/device-addresses.ts'
import type { Program } from '#web/device/program.ts'
import { currentRelease } from '#web/queries/release.ts'
import { fetchJson, resource } from '#web/queries/resource.ts'
import { type Plan, readPlan } from './make-whole.ts'

/** What is known of the release of this page, before any of it is kept. */
export const planResource = resource<Plan>(async () => readPlan((await currentRelease()).hash))

/** The files of the program with their sizes. */
export const programResource = resource<Program>(() => fetchJson<Program>(PROGRAM_ADDRESS))
