import { type Message, message } from '#domain/message/message.ts'
import { TextField } from '#web/kit/form/field.tsx'
import { useLanguage } from '#web/language/use-language.ts'

interface Asked {
  readonly label: Message
  readonly autoComplete?: string
  readonly type?: 'email'
  /** The keyboard of a phone writes it as it is typed: no capital, no correction. */
  readonly isExact?: true
}

/** The facts that forms ask of a person, each with its label and the hint by which a browser fills it in. */
const FACTS = {
  'first-name': { label: message('sign-in.first-name'), autoComplete: 'given-name' },
  'last-name': { label: message('sign-in.last-name'), autoComplete: 'family-name' },
  username: { label: message('sign-in.username'), autoComplete: 'username', isExact: true },
  email: { label: message('sign-in.email'), autoComplete: 'email', type: 'email', isExact: true },
  organisation: { label: message('sign-in.organisation'), autoComplete: 'organization' },
  role: { label: message('sign-in.role'), autoComplete: 'organization-title' },
  'job-title': { label: message('profile.job-title'), autoComplete: 'organization-title' },
  location: { label: message('profile.location'), autoComplete: 'address-level1' },
  profession: { label: message('profile.profession') },
} satisfies Readonly<Record<string, Asked>>

type PersonFieldProps = Omit<React.ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete'> & {
  readonly fact: keyof typeof FACTS
  /** Instead of the usual label. */
  readonly called?: Message
}

/** A field for a fact about a person. Takes `form.getInputProps(name)` of @mantine/form as it is. */
export function PersonField({ fact, called, ...field }: PersonFieldProps) {
  const { text } = useLanguage()
  const { label, isExact, ...hints }: Asked = FACTS[fact]
  return (
    <TextField
      label={text(called ?? label)}
      {...hints}
      {...(isExact && { autoCapitalize: 'none', spellCheck: false })}
      {...field}
    />
  )
}
