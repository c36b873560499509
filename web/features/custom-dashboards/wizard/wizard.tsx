import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { DocumentRow } from '#contract/documents/document.ts'
import { fillingOf, whyUnfilled } from '#sections/what-fills.ts'
import { Box } from '#web/kit/layout.tsx'
import { useChecks } from '#web/kit/form/field-rules.ts'
import { useTask } from '#web/kit/use-task.ts'
import { FormError } from '#web/kit/form/field.tsx'
import { showToast } from '#web/kit/toast.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { DetailsStep } from './details-step.tsx'
import { dropDraft, type Draft } from './draft.ts'
import { LastStep } from './last-step.tsx'
import { PreferencesStep } from './preferences/preferences-step.tsx'
import { SectionsStep } from './sections-step.tsx'
import type { StepProps } from './step-props.ts'
import { faultsOf, firstFaulty, STEPS, stepNumber } from './steps.ts'
import { TableStep } from './table-step.tsx'
import { groundOf } from './use-filling.ts'
import { useWizard } from './use-wizard.ts'
import type { WizardValues } from './wizard-values.ts'
import { ResumedNote, StepList, WizardFoot } from './wizard-frame.tsx'
import classes from './wizard.module.css'
import { later } from '#web/kit/later.tsx'

const Conflict = later(async () => (await import('#web/documents/editor/conflict/conflict.tsx')).Conflict)

interface WizardProps {
  readonly account: number
  readonly catalogue: Catalogue
  /** The step in the address. */
  readonly step: string
  readonly first: Draft
  /** Told the id of a new dashboard when the account holds it. */
  readonly onSaved?: (id: string) => void
}

/** The five steps, one at a time, with what was chosen so far. */
export function Wizard({ account, catalogue, step: slug, first, onSaved }: WizardProps) {
  const wizard = useWizard(account, first)
  const { values, draft, change, reach, met } = wizard
  const { text } = useLanguage()
  const checks = useChecks()
  const [, navigate] = useLocation()
  const search = useSearch()
  const [tried, setTried] = useState({ step: 0, times: 0 })
  const content = useRef<HTMLDivElement>(null)
  const { busy, failure, run } = useTask()
  const asked = stepNumber(slug)
  const filled = useMemo(() => withFilledSections(values, catalogue), [values, catalogue])
  const open = firstFaulty(filled)
  // Nobody can be further than the first step that something is wrong with.
  const number = open === null ? asked : Math.min(asked, open)
  useEffect(() => {
    if (number !== asked) navigate(addressOf(number, search), { replace: true })
  }, [number, asked, search, navigate])
  useEffect(() => reach(number), [number, reach])
  const id = draft.account?.id
  const shared = draft.account?.isFinished ? (draft.account.shared ?? null) : null
  useEffect(() => {
    if (id !== undefined) onSaved?.(id)
  }, [id, onSaved])
  const found = Object.entries(tried.step === number ? faultsOf(number, filled) : {})
  const faults = Object.fromEntries(found.map(([field, fault]) => [field, checks.words(fault)]))
  const go = (to: number) => {
    setTried({ step: 0, times: 0 })
    navigate(to === 0 ? '/custom' : addressOf(to, search))
    window.scrollTo(0, 0)
  }
  const opened = async (row: DocumentRow | null) => {
    if (!row) return
    const isPublic = row.visibility === 'public'
    await showToast({
      kind: 'success',
      title: text(message(isPublic ? 'wizard.saved-waits' : 'wizard.saved')),
    })
    navigate(`/custom/${isPublic ? 'public' : 'private'}/${row.id}`)
    window.scrollTo(0, 0)
  }
  const next = () => {
    setTried(({ times }) => ({ step: number, times: times + 1 }))
    if (Object.keys(faultsOf(number, filled)).length > 0) return focusFirstFault(content)
    if (number < STEPS.length) return go(number + 1)
    void run(async () => opened(await wizard.finish()))
  }
  const props: StepProps = {
    catalogue,
    values,
    faults,
    onChange: change,
    onStep: go,
    slug,
    tried: tried.times,
    shared,
  }
  if (met && id !== undefined) {
    return (
      <div className={classes.content}>
        <Conflict
          key={met.clash.version}
          {...{ id }}
          clash={met.clash}
          mine={met.mine}
          reference={catalogue.reference}
          onSave={async (together) => opened(await wizard.settle(together))}
          onClose={wizard.leaveClash}
        />
      </div>
    )
  }
  return (
    <>
      <StepList number={number} furthest={open ?? STEPS.length} onStep={go} />
      <div ref={content} className={classes.content}>
        <Resumed first={first} onDrop={() => startAnew(account, first)} />
        {failure && (
          <Box below={16}>
            <FormError>{failure}</FormError>
          </Box>
        )}
        <Step number={number} {...props} />
      </div>
      <WizardFoot
        {...{ number, busy }}
        keeping={wizard.keeping}
        isEdited={draft.account?.isFinished ?? false}
        onBack={() => go(number - 1)}
        onNext={next}
      />
    </>
  )
}

function Step({ number, ...props }: StepProps & { readonly number: number }) {
  switch (number) {
    case 2:
      return <PreferencesStep {...props} />
    case 3:
      return <TableStep {...props} />
    case 4:
      return <SectionsStep {...props} />
    case 5:
      return <LastStep {...props} />
    default:
      return <DetailsStep {...props} />
  }
}

interface ResumedProps {
  readonly first: Draft
  readonly onDrop: () => void
}

/** Says that something was begun before and is gone on with, so that nobody takes it for a new one. */
function Resumed({ first, onDrop }: ResumedProps) {
  const { keptAt, account, values } = first
  if (keptAt === null || account?.isFinished) return null
  return <ResumedNote name={values.name} at={keptAt} {...(account === null && { onDrop })} />
}

/** A section that nothing fills is none that was chosen. */
function withFilledSections(values: WizardValues, catalogue: Catalogue): WizardValues {
  const filling = fillingOf(groundOf(values, catalogue))
  return { ...values, sections: values.sections.filter((slug) => !whyUnfilled(slug, filling)) }
}

function startAnew(owner: number, { account }: Draft): void {
  dropDraft(owner, account?.id ?? null)
  window.location.assign('/my-dashboard/details')
}

function addressOf(number: number, search: string): string {
  return `/my-dashboard/${STEPS[number - 1]?.slug ?? 'details'}${search && `?${search}`}`
}

/** A wrong field, or the first control of a group with something wrong. */
const WRONG =
  '[aria-invalid=true]:not([data-invalid] *), [data-invalid=true] :is(button, input):not([tabindex="-1"])'

/** After the page has drawn what is wrong. */
function focusFirstFault(content: React.RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => content.current?.querySelector<HTMLElement>(WRONG)?.focus())
}
