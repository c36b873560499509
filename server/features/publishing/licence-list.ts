import { LICENCE_CLASSES } from '#domain/data-source/data-source.ts'
import { DatasetError, Findings } from '#server/dataset/finding.ts'
import { readReference } from '#server/dataset/reference/read-reference.ts'

/** The sources of a data set by the class of their licence, a line each, with the licence as it was read. */
export async function licenceList(folder: string): Promise<string> {
  const problems = new Findings()
  const tables = await readReference(folder, problems, new Findings())
  if (problems.total > 0) throw new DatasetError(problems)
  const sources = tables.sources.map(({ content }) => content).filter(({ hasData }) => hasData)
  return LICENCE_CLASSES.map((word) => {
    const ofClass = sources.filter(({ licenceClass }) => licenceClass === word)
    const lines = ofClass.map(({ name, licence }) => `  ${name}: ${licence}`)
    return [`${word} (${ofClass.length})`, ...lines].join('\n')
  }).join('\n\n')
}
