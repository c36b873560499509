import { lazy, Suspense, useState } from 'react'
import { known } from '#domain/reference/reference-data.ts'
import type { Display } from '#domain/section/choice.ts'
import type { ControlName } from '#domain/section/section.ts'
import classes from './control-panel.module.css'
import { type ControlsModel, controlLists } from './controls-model.ts'
import { PartsControl } from './parts-control.tsx'
import { Picker } from './picker.tsx'
import { SourceMarker } from './source-marker.tsx'
import { TargetControls } from './target-controls.tsx'

const loadSheet = () => import('./control-sheet.tsx')
const ControlSheet = lazy(loadSheet)

interface ControlPanelProps {
  readonly model: ControlsModel
  /** Whether any figure of the indicator comes with its counts. */
  readonly partsAvailable: boolean
}

/** The controls of a section: a bar on wide screens, a summary with a sheet on phones. */
export function ControlPanel(props: ControlPanelProps) {
  const { section, choice, reference } = props.model
  const [open, setOpen] = useState(false)
  const lists = controlLists(props.model)
  const source = known(reference.sources, choice.source)
  return (
    <search aria-label="Controls of this section">
      <div className={classes.bar} data-without-parts={!section.controls.includes('parts') || undefined}>
        <ControlFields {...props} />
      </div>
      <div className={classes.summary}>
        <div className={classes.summaryText}>
          <strong>{known(reference.indicators, choice.indicator).shortName}</strong>
          <span>
            <SourceMarker classification={source.classification} />
            {source.name} {choice.period === null ? '' : lists.period.text} · {lists.location.text}
          </span>
        </div>
        <button
          type="button"
          className={classes.change}
          onClick={() => setOpen(true)}
          onPointerEnter={() => void loadSheet()}
        >
          Change
        </button>
      </div>
      {open && (
        <Suspense fallback={null}>
          <ControlSheet onClose={() => setOpen(false)}>
            <ControlFields {...props} />
          </ControlSheet>
        </Suspense>
      )}
    </search>
  )
}

/** The controls in the section's own order. */
function ControlFields({ model, partsAvailable }: ControlPanelProps) {
  const lists = controlLists(model)
  const onDisplay = (change: Partial<Display>) => model.onChange({ display: { ...model.display, ...change } })
  const field = (name: ControlName) => {
    if (name === 'targets') {
      const indicator = known(model.reference.indicators, model.choice.indicator)
      return <TargetControls key={name} indicator={indicator} display={model.display} onDisplay={onDisplay} />
    }
    if (name === 'parts') {
      const change = (parts: boolean) => onDisplay({ parts })
      return (
        <PartsControl key={name} checked={model.display.parts} available={partsAvailable} onChange={change} />
      )
    }
    return <Picker key={name} {...lists[name]} />
  }
  return model.section.controls.map(field)
}
