import { IconArrowLeft, IconArrowRight, IconCircleCheck } from '#web/kit/icons.ts'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { timeText } from '#web/kit/moment.ts'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { useDeferred } from '#web/kit/use-deferred.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { accentFound } from './accent-found.ts'
import { AppearanceStep } from './appearance-step.tsx'
import { ApplyStep } from './apply-step.tsx'
import classes from './configurer.module.css'
import { CustomizeStep } from './customize-step.tsx'
import { STEPS, type Step } from './front-fields.ts'
import { FrontPreview } from './front-preview.tsx'
import { SettingsStep } from './settings-step.tsx'
import { type FrontFault, frontFaults, STEP_OF } from './step-fault.ts'
import { StepList } from './step-list.tsx'
import { type FrontDraft, useFrontDraft } from './use-front-draft.ts'

const HEADINGS = {
  customize: message('configurer.customize-title'),
  appearance: message('configurer.appearance-title'),
  settings: message('configurer.settings-title'),
  preview: message('configurer.preview-title'),
} as const

interface ConfigurerStepsProps {
  readonly account: number
  readonly step: Step
  readonly mayApply: boolean
}

/** Steps 2 to 5: one draft, its form on the left, what comes of it on the right. */
export function ConfigurerSteps({ account, step, mayApply }: ConfigurerStepsProps) {
  const { text } = useLanguage()
  const draft = useFrontDraft(account)
  const catalogue = useResource(catalogueResource)
  const accent = useDeferred(draft.front.accent)
  const found = useMemo(() => accentFound(accent), [accent])
  if (catalogue.status === 'failed') {
    return (
      <LoadFailureMessage
        what={message('shell.figure-list')}
        reason={catalogue.reason}
        onRetry={() => catalogueResource.load()}
      />
    )
  }
  if (catalogue.status !== 'ready' || !draft.isLoaded) return <Loading what={message('configurer.draft')} />
  const given = { front: draft.front, onChange: draft.change, catalogue: catalogue.value }
  // The preview shows what may be applied: the nearest colour while the chosen one fails.
  const passing = { ...draft.front, accent: found ? found.nearest : draft.front.accent }
  const faults = frontFaults(draft.front, found?.passes ?? true)
  return (
    <>
      <StepList current={step} />
      <Grid className={classes.columns}>
        <section className={classes.form} aria-labelledby="configurer-heading">
          <h1 id="configurer-heading">{text(HEADINGS[step])}</h1>
          {step === 'customize' && <CustomizeStep {...given} />}
          {step === 'appearance' && <AppearanceStep {...given} found={found} />}
          {step === 'settings' && <SettingsStep {...given} />}
          {step === 'preview' && <ApplyStep draft={draft} faults={faults} mayApply={mayApply} />}
        </section>
        <FrontPreview front={passing} catalogue={catalogue.value} />
      </Grid>
      <StepBar step={step} draft={draft} fault={faults.find((one) => STEP_OF[one] === step) ?? null} />
    </>
  )
}

interface StepBarProps {
  readonly step: Step
  readonly draft: FrontDraft
  /** What has to be mended here before one goes on. */
  readonly fault: FrontFault | null
}

/** Back, where the draft is kept, and on. */
function StepBar({ step, draft, fault }: StepBarProps) {
  const { text } = useLanguage()
  const [, navigate] = useLocation()
  const at = STEPS.indexOf(step)
  const [before, next] = [STEPS[at - 1], STEPS[at + 1]]
  return (
    <Row wrap gap={12} rows={8} align="center" className={classes.bar}>
      {before && (
        <Button onClick={() => navigate(`/configure/user/${before}`)}>
          <IconArrowLeft size={16} aria-hidden="true" /> {text(message('configurer.back'))}
        </Button>
      )}
      <KeptNote draft={draft} />
      <Text as="span" last tone="soft" size={13}>
        {text(
          fault
            ? message('configurer.step-blocked', { step: at + 2, fault })
            : message('configurer.step-of', { step: at + 2 }),
        )}
      </Text>
      {next && (
        <Button kind="primary" disabled={fault !== null} onClick={() => navigate(`/configure/user/${next}`)}>
          {text(message('configurer.next'))} <IconArrowRight size={16} aria-hidden="true" />
        </Button>
      )}
    </Row>
  )
}

function KeptNote({ draft: { kept } }: { readonly draft: FrontDraft }) {
  const { text } = useLanguage()
  if (kept.at === 'nowhere') return null
  if (kept.at === 'device') {
    return (
      <Text as="span" role="status" tone="warning" size={13}>
        {text(message('configurer.kept-here'))} {kept.why}
      </Text>
    )
  }
  return (
    <Row as="span" inline gap={6} align="center" tone="soft" size={13} role="status">
      <IconCircleCheck size={16} aria-hidden="true" />{' '}
      {text(message('configurer.saved', { time: timeText(kept.since) }))}
    </Row>
  )
}
