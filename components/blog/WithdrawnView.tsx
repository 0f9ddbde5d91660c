import type { ArticleCard as Card } from '../../data/blog/articleCards.ts';
import { LostPage } from '../sections/LostPage.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { MoreArticles } from './MoreArticles.tsx';

/** Texts at the address of a withdrawn article. */
const withdrawnWords = {
  title: 'Cet article a été retiré',
  text: 'Il a paru ici, et n’est plus publié. Les autres articles sont toujours là.',
  list: 'Voir tous les articles',
  home: 'Retour à l’accueil',
  instead: 'À lire à la place',
} as const;

/** Page at the address of a withdrawn article: it informs the reader, and lists other articles. */
export const WithdrawnView = ({ cards }: { cards: readonly Card[] }) => (
  <>
    <LostPage
      actions={
        <>
          <ButtonLink href="/blog">{withdrawnWords.list}</ButtonLink>
          <ButtonLink level="secondary" href="/">
            {withdrawnWords.home}
          </ButtonLink>
        </>
      }
    >
      <h1>{withdrawnWords.title}</h1>
      <p>{withdrawnWords.text}</p>
    </LostPage>
    {cards.length > 0 && <MoreArticles id="a-lire" title={withdrawnWords.instead} cards={cards} />}
  </>
);
