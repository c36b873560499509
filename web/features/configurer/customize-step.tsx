import { FRONT_FIELDS } from '#domain/front/front-fields.ts'
import { message } from '#domain/message/message.ts'
import { TextField } from '#web/kit/form/field.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { StepProps } from './front-fields.ts'
import { isContactWrong } from './step-fault.ts'

/** Step 2: whose product it is, and where readers may turn. */
export function CustomizeStep({ front, onChange }: StepProps) {
  const { text } = useLanguage()
  return (
    <Stack gap={20} above={8}>
      <Text tone="soft" size={16}>
        {text(message('configurer.customize-lead'))}
      </Text>
      <TextField
        label={text(message('configurer.agency'))}
        value={front.agency}
        maxLength={FRONT_FIELDS.agency.longest}
        autoComplete="organization"
        onChange={({ currentTarget }) => onChange({ agency: currentTarget.value })}
      />
      <TextField
        label={text(message('configurer.product'))}
        help={text(message('configurer.product-help'))}
        value={front.product}
        maxLength={FRONT_FIELDS.product.longest}
        onChange={({ currentTarget }) => onChange({ product: currentTarget.value })}
      />
      <TextField
        label={text(message('configurer.footer'))}
        help={text(message('configurer.footer-help'))}
        value={front.footer}
        maxLength={FRONT_FIELDS.footer.longest}
        onChange={({ currentTarget }) => onChange({ footer: currentTarget.value })}
      />
      <TextField
        label={text(message('configurer.contact'))}
        help={text(message('configurer.contact-help'))}
        error={isContactWrong(front.contact) ? text(message('configurer.contact-wrong')) : undefined}
        value={front.contact}
        maxLength={FRONT_FIELDS.contact.longest}
        onChange={({ currentTarget }) => onChange({ contact: currentTarget.value })}
      />
    </Stack>
  )
}
