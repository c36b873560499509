import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Catalogue } from '#contract/release-data.ts'
import { isRequired } from '#sections/files/file-request.ts'
import { type Figures, figuresOf } from '#sections/files/figures.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'
import { neededFiles, type NeedsFiles } from '#sections/definition/needed-files.ts'
import { waits } from '#web/files/drawn.ts'
import { useSame } from '#web/kit/use-same.ts'
import { useStore } from '#web/memory/store.ts'
import { type LoadFailure, resourceChanges } from './resource.ts'
import { fileState, loadedFile, loadFiles } from './section-files.ts'

/** Where the files of a section, or of a finding, stand. */
export type FiguresState =
  | { readonly status: 'loading'; readonly arrived: number; readonly wanted: number }
  | { readonly status: 'failed'; readonly reason: LoadFailure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly figures: Figures }

/** Loads what is needed, file by file where one leads to another. */
export function useFigures<Asked extends { readonly catalogue: Catalogue }>(
  definition: NeedsFiles<Asked>,
  asked: Asked,
): FiguresState {
  const { catalogue } = asked
  const changes = useStore(resourceChanges)
  const [together] = useState(() => keptTogether(catalogue))
  const needed = useMemo(() => {
    void changes
    return neededFiles(definition, asked, loadedFile, together)
  }, [definition, asked, together, changes])
  const requests = useSame(needed.requests)
  const load = useCallback(() => loadFiles(requests, catalogue), [requests, catalogue])
  useEffect(load, [load])
  const isComing = requests.map(fileState).some(({ status }) => status === 'idle' || status === 'loading')
  useLayoutEffect(() => (isComing ? waits('later') : undefined), [isComing])
  const required = requests.filter(isRequired).map(fileState)
  const failed = required.find((state) => state.status === 'failed')
  if (failed?.status === 'failed') return { status: 'failed', reason: failed.reason, retry: load }
  if (required.some(({ status }) => status !== 'ready')) {
    const counted = requests.filter((request) => request.file === 'indicator' && isRequired(request))
    const arrived = counted.filter((request) => fileState(request).status === 'ready').length
    return { status: 'loading', arrived, wanted: counted.length }
  }
  return { status: 'ready', figures: needed.figures }
}

/** Sets of files that stay put together: those of the choice before, of this one, and what leads to them. */
const KEPT = 6

/** Puts files together, once as long as they are the same. */
function keptTogether(catalogue: Catalogue): (files: readonly LoadedFile[]) => Figures {
  const kept: { readonly files: readonly LoadedFile[]; readonly figures: Figures }[] = []
  return (files) => {
    const known = kept.find((one) => isSame(one.files, files))
    if (known) return known.figures
    const figures = figuresOf(catalogue, files)
    kept.unshift({ files, figures })
    kept.length = Math.min(kept.length, KEPT)
    return figures
  }
}

function isSame(a: readonly LoadedFile[], b: readonly LoadedFile[]): boolean {
  return a.length === b.length && a.every((one, at) => one.data === b[at]?.data)
}
