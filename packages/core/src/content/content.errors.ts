/** Every way the texts of the platform can fail. @spec §8 Other — news load errors */
export type ContentErrorCode = 'content.newsNotLoaded' | 'content.faqNotLoaded' | 'content.textNotLoaded';
