import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins'
import { ACCOUNT_FIELDS } from '#domain/account/account-fields.ts'
import type { Database } from '#server/platform/database/database.ts'
import type {
  ProviderName,
  ProviderVariable,
  ProviderVariables,
} from '#server/platform/provider-variables.ts'
import { freeUsername } from './free-username.ts'
import { returnAddress } from './library-call.ts'

/** How the library speaks with one provider. */
type Way = Omit<GenericOAuthConfig, 'providerId' | 'clientId' | 'clientSecret'>

const SCOPES = ['openid', 'email', 'profile']
const FACEBOOK = 'https://graph.facebook.com/v24.0'

const discoveredAt = (issuer: string): Pick<Way, 'discoveryUrl'> => ({
  discoveryUrl: `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`,
})

/** Google says where everything is; PKCE, a nonce and a signed ID token bind the answer to the question. */
function googleWay(issuer: string | null): Way {
  return {
    ...discoveredAt(issuer ?? 'https://accounts.google.com'),
    scopes: SCOPES,
    prompt: 'select_account',
  }
}

/** Facebook knows no OpenID for web pages; it does not say either whether an e-mail address is confirmed. */
function facebookWay(issuer: string | null): Way {
  if (issuer !== null) return { ...discoveredAt(issuer), scopes: SCOPES }
  return {
    authorizationUrl: 'https://www.facebook.com/v24.0/dialog/oauth',
    tokenUrl: `${FACEBOOK}/oauth/access_token`,
    userInfoUrl: `${FACEBOOK}/me?fields=id,name,email,first_name,last_name`,
    scopes: ['email', 'public_profile'],
  }
}

/** LinkedIn takes neither PKCE nor a nonce, and sends the browser back to a page of ours. */
function linkedInWay(issuer: string | null, address: string): Way {
  const places: Way =
    issuer !== null
      ? { ...discoveredAt(issuer), disableIdTokenNonceBinding: true }
      : {
          authorizationUrl: 'https://www.linkedin.com/oauth/v2/authorization',
          tokenUrl: 'https://www.linkedin.com/oauth/v2/accessToken',
          userInfoUrl: 'https://api.linkedin.com/v2/userinfo',
          accountSubject: ({ profile }) => String(profile.sub ?? ''),
        }
  return {
    ...places,
    scopes: SCOPES,
    pkce: false,
    get redirectURI() {
      return returnAddress() ?? `${address}/`
    },
  }
}

const WAYS: Readonly<Record<ProviderName, (issuer: string | null, address: string) => Way>> = {
  google: googleWay,
  facebook: facebookWay,
  linkedin: linkedInWay,
}

/** The providers that are set up, as the sign-in library works with them. `address`: where people reach the product. */
export function providersPlugin(providers: ProviderVariables, database: Database, address: string) {
  const names = Object.keys(providers) as ProviderName[]
  return genericOAuth({
    config: names.flatMap((name) => {
      const variable = providers[name]
      return variable ? [configOf(name, variable, database, address)] : []
    }),
  })
}

function configOf(
  name: ProviderName,
  { clientId, clientSecret, issuer }: ProviderVariable,
  database: Database,
  address: string,
): GenericOAuthConfig {
  return Object.defineProperties(
    {
      providerId: name,
      clientId,
      clientSecret,
      // A new account is made only when the call says so: registration may be closed.
      disableImplicitSignUp: true,
      mapProfileToUser: (profile: Record<string, unknown>) => newAccountOf(profile, database),
    },
    Object.getOwnPropertyDescriptors(WAYS[name](issuer, address)),
  )
}

/**
 * The data that a new account takes over from a provider: names, and a username made of them. Its picture
 * stays with it.
 */
async function newAccountOf(profile: Record<string, unknown>, database: Database) {
  const textOf = (...names: string[]) => {
    const found = names.map((name) => profile[name]).find((value) => typeof value === 'string')
    return typeof found === 'string' ? found.trim() : ''
  }
  const name = textOf('name')
  const username = await freeUsername(database, name)
  return {
    username,
    displayUsername: username,
    first_name: textOf('given_name', 'first_name').slice(0, ACCOUNT_FIELDS.first_name.longest),
    last_name: textOf('family_name', 'last_name').slice(0, ACCOUNT_FIELDS.last_name.longest),
    image: undefined,
  }
}
