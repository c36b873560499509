import { type DefinitionsFile, withDefinitions } from '#contract/definitions-file.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { readReleaseFile } from './release.ts'
import { loadedValue, resource } from './resource.ts'
import { useResource } from './use-resource.ts'

/** The definitions of the indicators, fetched when one is shown, searched or written into a file. Only modules that open on demand import this. */
const definitions = resource(() => readReleaseFile<DefinitionsFile>('GET /releases/{hash}/definitions'))

const made = new WeakMap<ReferenceData, ReferenceData>()

function defined(reference: ReferenceData, file: DefinitionsFile): ReferenceData {
  const whole = made.get(reference) ?? withDefinitions(reference, file)
  made.set(reference, whole)
  return whole
}

/** Reference data with the definitions of its indicators; without them until they have come. */
export function useDefinitions(reference: ReferenceData): ReferenceData {
  const state = useResource(definitions)
  return state.status === 'ready' ? defined(reference, state.value) : reference
}

/** Asks for the definitions again; null where they are there or on their way. */
export function useDefinitionsRetry(): (() => void) | null {
  return useResource(definitions).status === 'failed' ? tryDefinitions : null
}

function tryDefinitions(): void {
  definitions.load()
}

/** Reference data with the definitions of its indicators; without them where they cannot be had, so that the rest is still said. */
export async function withItsDefinitions(reference: ReferenceData): Promise<ReferenceData> {
  const file = await loadedValue(definitions).catch(() => null)
  return file ? defined(reference, file) : reference
}
