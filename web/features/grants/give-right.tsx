import { useForm } from '@mantine/form'
import { type Capability, scopesOf } from '#domain/account/capability.ts'
import { CAPABILITY_WORDS } from '#domain/account/capability-words.ts'
import type { ScopeKind } from '#domain/account/scope.ts'
import { OneOfCatalogue, usePlaceOptions, useSourceOptions } from '#web/controls/catalogue-pickers.tsx'
import { SelectField } from '#web/kit/form/field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { change } from '#web/queries/change.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface GiveRightProps {
  readonly account: number
  readonly name: string
  readonly catalogue: Catalogue
  /** What can be given to this person; at least one. */
  readonly toGive: readonly Capability[]
  readonly onClose: () => void
}

/** What a right can be limited to, with the kinds of scope that it takes. */
const LIMITS = [
  { value: 'site', kinds: ['site'] },
  { value: 'source', kinds: ['source'] },
  { value: 'place', kinds: ['place'] },
  { value: 'both', kinds: ['source', 'place'] },
] as const satisfies readonly {
  readonly value: string
  readonly kinds: readonly ScopeKind[]
}[]

/** Gives somebody a right: which one, and for what. */
export function GiveRight({ account, name, catalogue, toGive, onClose }: GiveRightProps) {
  const { text } = useLanguage()
  const sources = useSourceOptions(catalogue)
  const places = usePlaceOptions(catalogue)
  const form = useForm({
    initialValues: {
      capability: '',
      limit: 'site',
      source: null as number | null,
      place: null as number | null,
    },
    validate: {
      capability: (chosen) => (chosen === '' ? text(message('rights.choose')) : null),
      source: (id, { limit }) =>
        takes(limit, 'source') && id === null ? text(message('rights.choose-source')) : null,
      place: (id, { limit }) =>
        takes(limit, 'place') && id === null ? text(message('rights.choose-place')) : null,
    },
  })
  const { capability, limit, source, place } = form.values
  const chosen = toGive.find((candidate) => candidate === capability)
  const limits = LIMITS.filter(({ kinds }) =>
    kinds.every((kind) => chosen && scopesOf(chosen).includes(kind)),
  )
  const submission = useSubmission(form, {
    send: async () => {
      if (!chosen) return
      const scope = {
        source: takes(limit, 'source') ? source : null,
        place: takes(limit, 'place') ? place : null,
      }
      await change('POST /grants', { body: { account, capability: chosen, scope } })
      await showToast({
        kind: 'success',
        title: text(message('rights.may-now', { name, right: CAPABILITY_WORDS[chosen] })),
      })
      onClose()
    },
  })
  return (
    <FormDialog
      title={text(message('rights.give-named', { name }))}
      action={text(message('rights.give'))}
      submission={submission}
      onClose={onClose}
    >
      <SelectField
        label={text(message('rights.right'))}
        required
        options={[
          { value: '', label: text(message('rights.choose')) },
          ...toGive.map((value) => ({ value, label: text(CAPABILITY_WORDS[value]) })),
        ]}
        {...form.getInputProps('capability')}
        onChange={(event) => {
          form.getInputProps('capability').onChange(event)
          form.setFieldValue('limit', 'site')
        }}
      />
      {limits.length > 0 && (
        <SelectField
          label={text(message('rights.for'))}
          help={limits.length === 1 ? text(message('rights.no-limit')) : undefined}
          options={limits.map(({ value }) => ({
            value,
            label: text(message('rights.limit', { limit: value })),
          }))}
          {...form.getInputProps('limit')}
        />
      )}
      {takes(limit, 'source') && (
        <OneOfCatalogue
          label={text(message('manage.data-source'))}
          value={source}
          options={sources}
          error={form.errors.source}
          onChange={(id) => form.setFieldValue('source', id)}
        />
      )}
      {takes(limit, 'place') && (
        <OneOfCatalogue
          label={text(message('manage.place'))}
          value={place}
          options={places}
          error={form.errors.place}
          onChange={(id) => form.setFieldValue('place', id)}
        />
      )}
    </FormDialog>
  )
}

function takes(limit: string, kind: ScopeKind): boolean {
  return LIMITS.some(({ value, kinds }) => value === limit && kinds.some((taken) => taken === kind))
}
