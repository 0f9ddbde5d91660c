import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { signInLimits } from '../../../data/desk/deskLimits.ts';
import { SIGN_IN_LINK } from '../../../data/desk/deskViews.ts';
import { StrandFigure } from '../../figures/StrandFigure.tsx';
import { Wordmark } from '../../layout/Wordmark.tsx';
import { usePageFacts } from '../../pageContext.tsx';
import { color, focusRing, media } from '../../theme.ts';
import { TextField } from '../../ui/Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { CodeField, NeedsScript, SignInForm } from './SignInForm.tsx';
import { answeredInAddress, signIn } from './signIn.ts';

const WEAVE = { xs: -4, x0: 46, x1: 509, xm: 681, yc: 450, gap: 79 };

const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 560px) minmax(0, 1fr);
  min-height: 100dvh;
  ${media.belowDesktop} { grid-template-columns: minmax(0, 1fr); }
`;
const Left = styled.main`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 48px;
  padding: 38px 80px 34px;
  ${media.belowDesktop} { width: 100%; max-width: 480px; margin: 0 auto; padding: 16px 20px 20px; }
`;
const Back = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  align-self: flex-start;
  font-size: 15px;
  color: ${color['ink-2']};
  border-radius: 2px;
  ${focusRing(color.link)}
  &:hover { color: ${color.ink}; }
`;
const Right = styled.div`
  overflow: hidden;
  background: ${color.sunk};
  & svg { width: 100%; height: 100%; overflow: visible; }
  & circle { stroke-width: 1.8; }
  ${media.belowDesktop} { display: none; }
`;

/** Layout of all steps of signing in: a screen in two halves, the five strands at the right. */
function SignInScreen({ children }: { children: ReactNode }) {
  return (
    <Screen>
      <Left>
        <div>
          <Wordmark />
        </div>
        <div>{children}</div>
        <Back href="/">
          <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
          Retour au site
        </Back>
      </Left>
      <Right>
        <svg viewBox="0 0 880 900" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
          <StrandFigure weave={WEAVE} line="M680 450H3000" ground={color.sunk} nodeRadius={7.5} />
        </svg>
      </Right>
    </Screen>
  );
}

const Lost = styled.details`
  font-size: 15px;
  line-height: 1.5;
  color: ${color['ink-2']};
  & summary { display: inline-flex; align-items: center; min-height: 44px; cursor: pointer; border-radius: 2px; text-decoration: underline; text-underline-offset: 4px; ${focusRing(color.link)} }
  & summary:hover { color: ${color.ink}; }
  & code { font-size: 14px; color: ${color.ink}; overflow-wrap: anywhere; }
`;

const Others = styled.div`
  display: grid;
  justify-items: start;
  & button { min-height: 44px; font-size: 15px; font-weight: 500; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
`;

/** Step of signing in: first the password or a printed link, then perhaps a second factor. */
type Step = 'password' | 'link' | 'passkey' | 'code' | 'recovery';

const LEADS: Record<Step, string> = {
  password: 'Accès réservé à qui tient le site.',
  link: 'Ce lien ouvre votre session. Il sert une seule fois, dans les dix minutes qui suivent son impression.',
  passkey: 'Confirmez maintenant avec une clé d’accès : empreinte, visage, code de l’appareil ou clé de sécurité.',
  code: 'Donnez maintenant le code affiché par votre application.',
  recovery: 'Donnez l’un des codes de secours gardés à part. Chacun ne sert qu’une fois.',
};
const SESSION_ENDED = 'Votre session a pris fin. Identifiez-vous de nouveau : ce que vous aviez écrit est conservé.';
/** Labels of a step's button: before, and while waiting. */
const BUTTONS: Record<Step, readonly [string, string]> = {
  password: ['Se connecter', 'Connexion en cours...'],
  link: ['Ouvrir ma session', 'Connexion en cours...'],
  passkey: ['Utiliser la clé d’accès', 'En attente de la clé...'],
  code: ['Continuer', 'Vérification en cours...'],
  recovery: ['Continuer', 'Vérification en cours...'],
};
/** Labels of the links that lead to each step. */
const WAYS: Record<Step, string> = {
  password: 'Revenir au mot de passe',
  link: '',
  passkey: 'Utiliser une clé d’accès',
  code: 'Utiliser un code de l’application',
  recovery: 'Utiliser un code de secours',
};

const FIELDS: Record<Step, ReactNode> = {
  password: (
    <>
      <TextField
        label="Identifiant"
        name="username"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={signInLimits.username}
      />
      <PasswordField />
    </>
  ),
  link: null,
  passkey: null,
  code: <CodeField />,
  recovery: (
    <TextField
      label="Code de secours"
      name="code"
      required
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    />
  ),
};

interface Props {
  reason: 'out' | 'lost';
  onEntered: () => void;
}

/** Sign-in: by name and password, a printed link or a passkey; then, for accounts that have one, the second factor. */
export function SignIn({ reason, onEntered }: Props) {
  const { query } = usePageFacts();
  const answered = answeredInAddress(reason === 'out' ? query : {});
  const [link, setLink] = useState<string>();
  /** Factors that the account accepts in the second step; undefined until the first step succeeded. */
  const [second, setSecond] = useState<readonly Step[]>(waysOf(answered.factors));
  const [step, go] = useState<Step>(second[0] ?? 'password');
  const firstProblem = step === (second[0] ?? 'password') ? answered.problem : undefined;

  useEffect(() => {
    const after = location.hash.slice(1);
    if (reason !== 'out' || !after.startsWith(SIGN_IN_LINK)) return;
    setLink(after.slice(SIGN_IN_LINK.length));
    go('link');
  }, [reason]);

  const send = async (...given: Parameters<typeof signIn>) => {
    const { factors, problem } = await signIn(...given);
    if (problem !== undefined) return problem;
    if (!factors) onEntered();
    const ways = waysOf(factors);
    setSecond(ways);
    if (ways[0]) go(ways[0]);
    return undefined;
  };
  const sendStep = (fields: FormData) => {
    const text = (name: string) => String(fields.get(name) ?? '');
    if (step === 'password') return send(['', { username: text('username').trim(), password: text('password') }]);
    if (step === 'link') return send(['/link', { token: link ?? '' }]);
    if (step === 'passkey') return send(['/passkey']);
    return send(['/factor', step === 'code' ? { code: text('code') } : { recovery_code: text('code') }]);
  };
  const startOver = () => {
    setLink(undefined);
    setSecond([]);
    go('password');
  };
  const isSecond = second.includes(step);
  const proved = link === undefined ? 'Le mot de passe est juste.' : 'Le lien est bon.';
  const lead = step === 'password' && reason === 'lost' ? SESSION_ENDED : LEADS[step];
  const [label, doing] = BUTTONS[step];

  return (
    <SignInScreen>
      <SignInForm
        key={step}
        action={isSecond ? '/api/session/factor' : '/api/session'}
        title={isSecond ? 'Double authentification' : 'Administration'}
        lead={isSecond && step !== 'recovery' ? `${proved} ${lead}` : lead}
        firstProblem={firstProblem}
        send={sendStep}
        doing={doing}
        label={label}
        passkey={step === 'password' ? () => send(['/passkey']) : undefined}
        after={
          step === 'password' ? (
            <PasswordHelp />
          ) : (
            <Others>
              {second
                .filter((other) => other !== step)
                .map((other) => (
                  <button key={other} type="button" onClick={() => go(other)}>
                    {WAYS[other]}
                  </button>
                ))}
              <button type="button" onClick={startOver}>
                {isSecond ? WAYS.password : 'Se connecter par mot de passe'}
              </button>
            </Others>
          )
        }
      >
        {FIELDS[step]}
      </SignInForm>
    </SignInScreen>
  );
}

/** Returns the options of the second step; a recovery code is always the last. */
const waysOf = (factors: readonly Step[] | undefined): readonly Step[] => (factors ? [...factors, 'recovery'] : []);

const PasswordHelp = () => (
  <>
    <NeedsScript />
    <Lost>
      <summary>Premier accès, ou mot de passe perdu ?</summary>
      <p>
        Le mot de passe du premier compte est écrit une fois, au premier démarrage, dans le journal du serveur :{' '}
        <code>docker compose logs site</code>. Perdu, il se remplace sur le serveur, par la commande{' '}
        <code>docker compose exec site node bin/site.ts admin reset-password</code> suivie de l'identifiant. Trop
        d'essais venus d'ailleurs ? Une clé d'accès vous ouvre le bureau tout de même. Sans clé, la même commande, avec{' '}
        <code>admin sign-in</code>, imprime un lien qui vous ouvre une session.
      </p>
    </Lost>
  </>
);
