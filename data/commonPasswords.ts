/** Passwords of eight characters or more that lists of leaked ones begin with, in lower case. */
const LIST = `
00000000 11111111 12341234 12345678 123456789 1234567890 123123123 147258369 87654321 88888888 987654321
1q2w3e4r 1q2w3e4r5t 1qaz2wsx a1b2c3d4 aa123456 abc12345 abcd1234 abcdefgh admin123 admin1234 adminadmin
administrateur administrator asdfghjkl azerty12 azerty123 azerty1234 azertyuiop baseball basketball bonjour1
bonjour123 butterfly changeme changeme123 charlotte chocolat chouchou computer doudou123 football iloveyou
internet jennifer jetaime1 letmein1 liverpool loulou123 marseille michelle motdepasse motdepasse1 nicolas1
p@ssw0rd p@ssword pa$$word passw0rd password password1 password12 password123 passwort princess q1w2e3r4
qazwsxedc qsdfghjklm qwer1234 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop samantha secret123 soleil123
starwars sunshine superman trustno1 victoria welcome1 welcome123 whatever zaq12wsx
`;

export const commonPasswords: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/));
