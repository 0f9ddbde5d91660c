import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { SecondFactorAsked } from '../../../data/api/accounts.ts';
import { signInLimits } from '../../../data/desk/deskLimits.ts';
import { SIGN_IN_LINK } from '../../../data/desk/deskViews.ts';
import { StrandFigure } from '../../figures/StrandFigure.tsx';
import { Wordmark } from '../../layout/Wordmark.tsx';
import { usePageFacts } from '../../pageContext.tsx';
import { color, focusRing, media } from '../../theme.ts';
import { TextField } from '../../ui/Field.tsx';
import { FactorStep, OtherFactors } from './FactorStep.tsx';
import { PasswordField } from './PasswordField.tsx';
import { NeedsScript, SignInForm } from './SignInForm.tsx';
import { answeredInAddress, followLink, signIn, signInByPasskey } from './signIn.ts';

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

/** Around every step of signing in: split screen, the five strands at right. */
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

const LEADS = {
  out: 'Accès réservé à qui tient le site.',
  lost: 'Votre session a pris fin. Identifiez-vous de nouveau : ce que vous aviez écrit est conservé.',
};

const Lost = styled.details`
  font-size: 15px;
  line-height: 1.5;
  color: ${color['ink-2']};
  & summary { display: inline-flex; align-items: center; min-height: 44px; cursor: pointer; border-radius: 2px; text-decoration: underline; text-underline-offset: 4px; ${focusRing(color.link)} }
  & summary:hover { color: ${color.ink}; }
  & code { font-size: 14px; color: ${color.ink}; overflow-wrap: anywhere; }
`;

interface Props {
  reason: keyof typeof LEADS;
  onEntered: () => void;
}

/** Signing in: name and password, then the second factor of an account that has one. */
export function SignIn({ reason, onEntered }: Props) {
  const { query } = usePageFacts();
  const answered = answeredInAddress(reason === 'out' ? query : {});
  const [asked, ask] = useState<SecondFactorAsked | undefined>(answered.asked);

  const [link, setLink] = useState<string>();
  useEffect(() => {
    const after = location.hash.slice(1);
    if (reason === 'out' && after.startsWith(SIGN_IN_LINK)) setLink(after.slice(SIGN_IN_LINK.length));
  }, [reason]);

  const lead = async (way: ReturnType<typeof signIn>) => {
    const outcome = await way;
    if (outcome.step === 'again') return outcome.problem;
    if (outcome.step === 'factor') ask(outcome.asked);
    else onEntered();
    return undefined;
  };
  const byPassword = (fields: FormData) =>
    lead(signIn(String(fields.get('username')).trim(), String(fields.get('password'))));

  return (
    <SignInScreen>
      {asked ? (
        <FactorStep
          asked={asked}
          said={answered.asked && answered.problem}
          proved={link === undefined ? 'Le mot de passe est juste.' : 'Le lien est bon.'}
          onEntered={onEntered}
          onBack={() => {
            ask(undefined);
            setLink(undefined);
          }}
        />
      ) : link !== undefined ? (
        <SignInForm
          key="link"
          title="Administration"
          lead="Ce lien ouvre votre session. Il sert une seule fois, dans les dix minutes qui suivent son impression."
          secret="link"
          send={() => lead(followLink(link))}
          doing="Connexion en cours..."
          label="Ouvrir ma session"
          after={
            <OtherFactors>
              <button type="button" onClick={() => setLink(undefined)}>
                Se connecter par mot de passe
              </button>
            </OtherFactors>
          }
        >
          {null}
        </SignInForm>
      ) : (
        <SignInForm
          key="password"
          title="Administration"
          lead={LEADS[reason]}
          secret="password"
          said={answered.asked ? undefined : answered.problem}
          send={byPassword}
          doing="Connexion en cours..."
          label="Se connecter"
          other={{
            label: 'Utiliser une clé d’accès',
            doing: 'En attente de la clé...',
            send: () => lead(signInByPasskey()),
          }}
          after={
            <>
              <NeedsScript />
              <Lost>
                <summary>Premier accès, ou mot de passe perdu ?</summary>
                <p>
                  Le mot de passe du premier compte est écrit une fois, au premier démarrage, dans le journal du serveur
                  : <code>docker compose logs site</code>. Perdu, il se remplace sur le serveur, par la commande{' '}
                  <code>docker compose exec site node bin/site.ts admin reset-password</code> suivie de l'identifiant.
                  Trop d'essais venus d'ailleurs ? Une clé d'accès vous ouvre le bureau tout de même. Sans clé, la même
                  commande, avec <code>admin sign-in</code>, imprime un lien qui vous ouvre une session.
                </p>
              </Lost>
            </>
          }
        >
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
        </SignInForm>
      )}
    </SignInScreen>
  );
}
