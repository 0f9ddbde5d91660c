import type { Page } from 'playwright-core';

/** Adds Chromium's virtual authenticator: a phone or a key that verifies its user. */
export async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    devtools,
    authenticatorId,
    verify: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

type Authenticator = Awaited<ReturnType<typeof withAuthenticator>>;

/** Copies the passkeys to another browser, like a hardware key or synced passkeys. */
export async function carryKeys({ devtools, authenticatorId }: Authenticator, to: Authenticator): Promise<void> {
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  for (const credential of credentials)
    await to.devtools.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
}

/** Adds a passkey on the page of the owner’s account. */
export const addPasskey = async (page: Page) => {
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await page.getByLabel('Nom de la clé').fill('Téléphone');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Vos codes de secours' }).waitFor();
};
