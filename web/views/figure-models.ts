import type { FigureModel } from '#charts/kind/define-kind.ts'
import { type FigureKind, kindOf } from '#charts/view.ts'
import { inTime } from '#web/files/in-time.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { WORDS_OF_KINDS } from './words-of-kinds.ts'

const models = new Map<FigureKind, FigureModel>()

/** The model of a kind, as soon as it is loaded; undefined until then. */
export function modelOf(kind: FigureKind): FigureModel | undefined {
  return models.get(kind)
}

/** Loads what draws a kind, with its words, so that {@link modelOf} has it. Rejects with a FileError while it does not come. */
export async function loadModel(kind: FigureKind): Promise<void> {
  const { code } = pageLanguage.get()
  const words = (WORDS_OF_KINDS[kind] ?? []).map((group) => loadGroup(code, group))
  const [model] = await inTime(kind, () => Promise.all([kindOf({ kind }).model(), ...words]))
  models.set(kind, model)
}
