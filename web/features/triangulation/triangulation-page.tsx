import { useCallback, useState } from 'react'
import {
  fullSelection,
  parseTriangulation,
  type TriangulationSelection,
  writeTriangulation,
} from './triangulation-address.ts'
import { message } from '#domain/message/message.ts'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { type Catalogue, catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { Intro } from './intro.tsx'
import { Progress } from './progress.tsx'
import { Results } from './results.tsx'
import { SOURCES_MISSING, Toast } from './toast.tsx'
import classes from './triangulation-page.module.css'
import { useLastAnswer } from './use-last-answer.ts'
import { useTriangulation } from './use-triangulation.ts'

const CODEC = { parse: parseTriangulation, write: writeTriangulation }

/** Advanced Triangulation: two or three sources side by side, how far they agree and what each adds. */
export default function TriangulationPage() {
  const catalogue = useResource(catalogueResource)
  if (catalogue.status === 'ready') return <Loaded catalogue={catalogue.value} />
  return (
    <div className={classes.message}>
      {catalogue.status === 'failed' ? (
        <LoadFailureMessage
          what={message('shell.figure-list')}
          reason={catalogue.reason}
          onRetry={() => catalogueResource.load()}
        />
      ) : (
        <Loading what={message('pages.triangulation')} />
      )}
    </div>
  )
}

function Loaded({ catalogue }: { readonly catalogue: Catalogue }) {
  const [selection, change] = useAddressState<TriangulationSelection>(CODEC)
  const full = fullSelection(selection)
  const work = useTriangulation(selection.asked ? full : null)
  const [warned, warn] = useState(false)
  const calm = useCallback(() => warn(false), [])
  const shown = useLastAnswer(work)
  // Choices replace each other in the history; what has been asked stays in it.
  const select = (next: TriangulationSelection) =>
    change({ ...next, asked: false }, { replace: !(selection.asked && full) })
  const triangulate = (next: TriangulationSelection = selection) => {
    const isOver = work.status === 'failed' || work.status === 'cancelled'
    if (!fullSelection(next)) warn(true)
    else if (isOver && next === selection) work.again()
    else change({ ...next, asked: true })
  }
  const chooser = { selection, catalogue, onSelect: select, onTriangulate: () => triangulate() }
  return (
    <>
      {shown === null ? (
        <Intro {...chooser} work={work} onAsk={triangulate} />
      ) : (
        <Results {...chooser} answer={shown} isCurrent={work.status === 'ready'} onAsk={triangulate} />
      )}
      {work.status === 'working' && <Progress onCancel={work.cancel} />}
      {warned && <Toast what={SOURCES_MISSING} onClose={calm} />}
    </>
  )
}
